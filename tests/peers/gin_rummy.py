#!/usr/bin/env python3
"""Gin Rummy beside OpenSpiel's: the same matches, the same scores, and how fast each replays them.

    python3 tests/peers/gin_rummy.py KANSO [MATCHES]

needs the Python package `open_spiel`; KANSO is the path of a program `kanso`. Matches are played by
OpenSpiel hand by hand, with random discards and knocks, written as the logs of a real table,
verified and scored by KANSO, and compared with the scores of OpenSpiel. OpenSpiel lets a player
choose the melds: they are laid as rule GR-2.5 lays them, which is computed here, apart from either
program.
"""

import json
import random
import subprocess
import sys
import tempfile
import time
from functools import lru_cache
from pathlib import Path

import pyspiel

UPCARD, STOCK, PASS, KNOCK, MELD_BASE = 52, 53, 54, 55, 56
# Of equal deadwood OpenSpiel gives nobody anything.
TIES = "GR-R1=no"
GOAL, MATCH_BONUS, HAND_BONUS = 100, 100, 25
RANKS = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"]
# OpenSpiel has spades, clubs, diamonds, hearts; the log clubs, diamonds, hearts, spades.
SUIT_OF = {0: 3, 1: 0, 2: 1, 3: 2}
SUIT_BACK = {log: peer for peer, log in SUIT_OF.items()}


def kind(card):
    """The log's number of a card of OpenSpiel."""
    return SUIT_OF[card // 13] * 13 + card % 13


def card_of(number):
    """OpenSpiel's number of a card of the log."""
    return SUIT_BACK[number // 13] * 13 + number % 13


def word(number):
    return RANKS[number % 13] + "CDHS"[number // 13]


def points(number):
    return min(number % 13 + 1, 10)


def melds_with(first, hand):
    """The melds of `hand` whose lowest card is `first`: sets first, then runs, the longer first."""
    same = [card for card in range(first % 13, 52, 13) if card in hand and card >= first]
    sets = []
    if len(same) >= 4:
        sets.append(tuple(same))
    if len(same) >= 3:
        others = same[1:]
        for a in range(len(others)):
            for b in range(a + 1, len(others)):
                sets.append((first, others[a], others[b]))
    run = [first]
    while (run[-1] + 1) % 13 != 0 and run[-1] + 1 in hand:
        run.append(run[-1] + 1)
    runs = [tuple(run[:length]) for length in range(len(run), 2, -1)]
    return sets + runs


@lru_cache(maxsize=100_000)
def arranged(hand):
    """Least deadwood of a hand (a sorted tuple), and the melds that rule GR-2.5 chooses."""
    if not hand:
        return 0, ()
    first, rest = hand[0], frozenset(hand)
    best = None
    for meld in melds_with(first, rest):
        left, melds = arranged(tuple(sorted(rest - set(meld))))
        if best is None or left < best[0]:
            best = (left, (meld,) + melds)
    left, melds = arranged(hand[1:])
    left += points(first)
    if best is None or left < best[0]:
        best = (left, melds)
    return best


def fits(card, meld):
    """True if a card can be laid onto a meld."""
    if meld[0] % 13 == meld[1] % 13:
        return card % 13 == meld[0] % 13
    low, high = min(meld), max(meld)
    return card // 13 == low // 13 and card in (low - 1, high + 1)


class Hand:
    """One hand, played by OpenSpiel: its actions, and the events that the log has for them."""

    def __init__(self, game, luck):
        self.state, self.luck = game.new_initial_state(), luck
        self.cards = [set(), set()]
        self.events, self.actions = [], []
        self.drawer, self.taken, self.pile = None, None, []
        self.play()

    def chance(self, numbers):
        self.events.append({"chance": {"draw": sorted(numbers)}})

    def apply(self, action):
        self.actions.append(action)
        self.state.apply_action(action)

    def draw_chance(self):
        action = self.luck.choice([outcome for outcome, _ in self.state.chance_outcomes()])
        self.apply(action)
        return kind(action)

    def play(self):
        for player in (0, 1):
            for _ in range(10):
                self.cards[player].add(self.draw_chance())
            self.chance(self.cards[player])
        self.pile.append(self.draw_chance())
        self.chance([self.pile[-1]])
        while not self.state.is_terminal():
            if self.state.is_chance_node():
                number = self.draw_chance()
                self.cards[self.drawer].add(number)
                self.chance([number])
                continue
            player = self.state.current_player()
            legal = self.state.legal_actions()
            if UPCARD in legal or STOCK in legal:
                self.begin_turn(player, legal)
            elif PASS in legal:
                # Two cards are left: the hand is void.
                self.apply(PASS)
            else:
                self.end_turn(player, legal)

    def begin_turn(self, player, legal):
        choices = [action for action in (UPCARD, STOCK, PASS) if action in legal]
        action = self.luck.choice(choices)
        self.drawer, self.taken = player, None
        self.apply(action)
        if action == UPCARD:
            self.taken = self.pile.pop()
            self.cards[player].add(self.taken)
            self.events.append({"decision": "take"})
        elif action == PASS:
            self.events.append({"decision": "pass"})
        elif len(choices) == 1 and len(self.pile) == 1 and self.passed_twice():
            pass  # Both passed: the log draws by itself.
        else:
            self.events.append({"decision": "draw"})

    def passed_twice(self):
        return self.events[-2:] == [{"decision": "pass"}, {"decision": "pass"}]

    def end_turn(self, player, legal):
        hand = self.cards[player]
        # GR-3.5; OpenSpiel ends a game in which it goes to and fro instead.
        allowed = sorted({kind(action) for action in legal if action < 52} - {self.taken})
        left = {card: arranged(tuple(sorted(hand - {card})))[0] for card in allowed}
        knocks = [card for card in allowed if left[card] <= 10]
        assert knocks or KNOCK not in legal or self.taken is not None, self.state
        if KNOCK in legal and knocks and self.luck.random() < 0.8:
            best = min(knocks, key=left.get)
            self.knock(player, self.luck.choice(knocks) if self.luck.random() < 0.3 else best)
            return
        # Mostly what leaves the least deadwood, so that hands end by knocks.
        if self.luck.random() < 0.9:
            card = min(allowed, key=left.get)
        else:
            card = self.luck.choice(allowed)
        hand.remove(card)
        self.pile.append(card)
        self.events.append({"decision": {"discard": {"card": word(card)}}})
        self.apply(card_of(card))

    def knock(self, player, card):
        hand = self.cards[player]
        hand.remove(card)
        self.apply(KNOCK)
        self.events.append({"decision": {"knock": {"card": word(card)}}})
        self.apply(card_of(card))
        left, melds = arranged(tuple(sorted(hand)))
        self.lay_melds(melds)
        defender = 1 - player
        if left > 0:
            self.lay_off(defender, [list(meld) for meld in melds])
            self.events.append({"decision": "finish"})
        _, melds = arranged(tuple(sorted(self.cards[defender])))
        self.lay_melds(melds)

    def lay_melds(self, melds):
        # OpenSpiel's runs have five cards at most: a longer one is laid in two.
        wanted = set()
        for meld in melds:
            cut = len(meld) if len(meld) <= 5 else (len(meld) + 1) // 2
            wanted |= {frozenset(part) for part in (meld[:cut], meld[cut:]) if part}
        while wanted:
            for action in self.state.legal_actions():
                meld = action >= MELD_BASE and self.meld_of(action)
                if meld and meld in wanted:
                    wanted.remove(meld)
                    self.apply(action)
                    break
            else:
                raise AssertionError(f"{wanted} cannot be laid: {self.state}")
        self.apply(PASS)

    def meld_of(self, action):
        text = self.state.action_to_string(self.state.current_player(), action)
        cards = text.split("Action: ")[1]
        names = [cards[at : at + 2] for at in range(0, len(cards), 2)]
        peers = ("A23456789TJQK".index(rank) + 13 * "scdh".index(suit) for rank, suit in names)
        return frozenset(map(kind, peers))

    def lay_off(self, defender, melds):
        while True:
            legal = [action for action in self.state.legal_actions() if action < 52]
            fitting = {}
            for action in legal:
                places = [at for at, meld in enumerate(melds) if fits(kind(action), meld)]
                assert places, f"{word(kind(action))} fits none of {melds}"
                if len(places) == 1:
                    fitting[action] = places[0]
            if not fitting or self.luck.random() < 0.2:
                break
            action = self.luck.choice(sorted(fitting))
            card, at = kind(action), fitting[action]
            melds[at].append(card)
            self.cards[defender].remove(card)
            self.events.append({"decision": {"lay_off": {"card": word(card), "meld": at}}})
            self.apply(action)
        self.apply(PASS)


def match(game, luck):
    """The events of a match, its hands as OpenSpiel played them, and the totals by seat."""
    dealer = luck.randrange(2)
    events, hands, score, won = [{"chance": {"pick": dealer}}], [], [0, 0], [0, 0]
    while max(score) < GOAL:
        seats = (1 - dealer, dealer)
        hand = Hand(game, luck)
        if max(map(len, hand.cards)) > 10:
            continue  # Cut short: OpenSpiel ends a hand after fifty cards taken from the pile.
        events += hand.events
        hands.append(hand.actions)
        returns = hand.state.returns()
        if returns[0] == 0:
            continue
        winner = seats[0 if returns[0] > 0 else 1]
        score[winner] += round(abs(returns[0]))
        won[winner] += 1
        dealer = 1 - winner
    winner = 0 if score[0] >= GOAL else 1
    totals = [score[seat] + won[seat] * HAND_BONUS for seat in (0, 1)]
    totals[winner] += MATCH_BONUS
    if won[1 - winner] == 0:
        totals[winner] *= 2
    return events, hands, [[totals[seat], score[seat], won[seat]] for seat in (0, 1)]


def run(*args):
    done = subprocess.run([str(arg) for arg in args], capture_output=True, text=True)
    if done.returncode != 0:
        sys.exit(f"{' '.join(map(str, args))}:\n{done.stdout}{done.stderr}")
    return done.stdout


def main():
    kanso, count = Path(sys.argv[1]).resolve(), int(sys.argv[2]) if len(sys.argv) > 2 else 200
    game, luck = pyspiel.load_game("gin_rummy"), random.Random(2026)
    with tempfile.TemporaryDirectory() as folder:
        folder = Path(folder)
        empty = folder / "empty.kanso"
        run(kanso, "new", "gin-rummy", "--table-luck", "--reading", TIES, "-o", empty)
        header = run(kanso, "export", empty, "--format", "jsonl").splitlines()[0]
        empty.unlink()
        played, count_events = [], 0
        for number in range(count):
            events, hands, standing = match(game, luck)
            text, log = folder / f"{number}.jsonl", folder / f"{number}.kanso"
            step = {"kind": "step", "line": 0, "events": events}
            text.write_text(header + "\n" + json.dumps(step) + "\n")
            run(kanso, "import", text, "-o", log)
            text.unlink()
            played.append(hands)
            count_events += len(events)
            run(kanso, "verify", log)
            check(kanso, log, standing)
        hands = sum(map(len, played))
        print(f"{count} matches, {hands} hands, {count_events} events: scored alike")
        started = time.perf_counter()
        run(kanso, "verify", folder)
        ours = time.perf_counter() - started
        started = time.perf_counter()
        applied = 0
        for hands in played:
            for actions in hands:
                state = game.new_initial_state()
                for action in actions:
                    state.apply_action(action)
                applied += len(actions)
        theirs = time.perf_counter() - started
        rate, peer = count_events / ours, applied / theirs
        print(f"kanso verify, files read and digests made: {ours:.3f} s, {rate:,.0f} events/s")
        print(f"OpenSpiel, {applied} actions applied: {theirs:.3f} s, {peer:,.0f} actions/s")
        print(f"the same matches in {theirs / ours:.1f} times the time")


def check(kanso, log, standing):
    """Compares the end of a match with what OpenSpiel's scores come to."""
    told = run(kanso, "show", log)
    found = []
    for line in told.splitlines():
        if " in all: " in line:
            total, rest = line.split(" in all: ")
            score, won = rest.split(",")[:2]
            found.append([int(total.split()[-1]), int(score.split()[0]), int(won.split()[0])])
    if found != standing:
        sys.exit(f"{log}: {found}, where OpenSpiel's scores come to {standing}\n{told}")


if __name__ == "__main__":
    main()
