//! Reads attacks and effects: which fields each kind of effect has, and how large its numbers may be.

use super::field::At;
use super::form::{AbilityForm, AttackForm, BoostForm, ChartForm, EffectForm, ModsForm, SheetForm};
use super::{DRAW_MAX, HP_MAX, MOVE_MAX, N_MAX, RANGE_MAX, STAT_MAX, STAT_MIN, TIMES_MAX};
use crate::cards::{
    Ability, AbilityCost, AttackMods, Boost, BoostGives, COST_MAX, ChartRow, Effect, HATE_RANGES,
    Heals, HeroAttack, Manner, Points, SheetAttack, Until, WhichStat, Whose,
};
use crate::vocabulary::{Stat, TENSION_MAX};
use arrayvec::ArrayVec;
use kanso_engine::SetError;

/// Highest damage of a row of a chart.
const DAMAGE_MAX: u8 = 30;
/// Lowest and highest total that a row of a chart can begin with.
const TOTALS: (i8, i8) = (2, 40);
/// Most effects in one list.
const EFFECTS_MAX: usize = 4;
/// Highest chip. Source: BA-18.1.
const CHIP_MAX: u8 = 2;

/// Each kind of effect with the fields that it must have and those that it may have.
const KINDS: [(&str, &[&str], &[&str]); 27] = [
    ("stat", &["stat", "n", "until"], &["within"]),
    ("move", &["n"], &[]),
    ("extra_move", &["n"], &["plus"]),
    ("post_attack_move", &["n"], &["plus"]),
    ("evade", &["n", "until"], &[]),
    ("auto_evade", &[], &[]),
    ("reduce_damage", &["n"], &[]),
    ("min_hp_1", &[], &[]),
    ("heal", &["whom", "n"], &["range", "within", "rouses"]),
    ("damage_self", &["n"], &[]),
    ("gain_tension", &["n"], &[]),
    ("lose_tension", &["n"], &[]),
    ("draw", &["n"], &[]),
    ("discard", &["n"], &[]),
    ("recover_weapon", &[], &[]),
    ("gain_pursuit", &[], &[]),
    ("next_attack", &[], &["add_damage", "fixed", "roll", "range", "as_magic"]),
    ("self_enemy_def", &["n"], &[]),
    ("enemy_def", &["n"], &[]),
    ("enemy_atk", &["n"], &[]),
    ("enemy_move", &["n"], &[]),
    ("take_hate", &["n"], &[]),
    ("no_hate", &[], &[]),
    ("strike_part", &["range", "n"], &[]),
    ("set_die", &[], &[]),
    ("gain_item", &["n"], &[]),
    ("remove_from_game", &[], &[]),
];

impl EffectForm {
    /// The fields that are there, besides `do`.
    fn present(&self) -> impl Iterator<Item = &'static str> {
        let Self { what: _, n, stat, until, whom, within, range, plus, .. } = self;
        let Self { rouses, add_damage, fixed, roll, as_magic, .. } = self;
        let fields = [
            ("n", n.is_some()),
            ("stat", stat.is_some()),
            ("until", until.is_some()),
            ("whom", whom.is_some()),
            ("within", within.is_some()),
            ("range", range.is_some()),
            ("plus", plus.is_some()),
            ("rouses", rouses.is_some()),
            ("add_damage", add_damage.is_some()),
            ("fixed", fixed.is_some()),
            ("roll", roll.is_some()),
            ("as_magic", as_magic.is_some()),
        ];
        fields.into_iter().filter(|&(_, there)| there).map(|(name, _)| name)
    }
}

impl At {
    /// A list of effects; none where the field is left out.
    pub fn effects(
        &self,
        field: &str,
        list: Option<&Vec<EffectForm>>,
    ) -> Result<Vec<Effect>, SetError> {
        let list = list.map_or(&[][..], Vec::as_slice);
        self.at_most(field, list, EFFECTS_MAX)?;
        list.iter().map(|form| self.effect(field, form)).collect()
    }

    pub fn effect(&self, field: &str, form: &EffectForm) -> Result<Effect, SetError> {
        let word = form.what.as_str();
        let Some((_, must, may)) = KINDS.iter().find(|(kind, ..)| *kind == word) else {
            let words: Vec<&str> = KINDS.iter().map(|&(kind, ..)| kind).collect();
            return Err(self.error(field, format!("{word:?} is none of {}", words.join(", "))));
        };
        let missing = must.iter().any(|name| !form.present().any(|there| there == *name));
        let strange = form.present().any(|name| !must.contains(&name) && !may.contains(&name));
        if missing || strange {
            let must = if must.is_empty() { "nothing".to_owned() } else { must.join(", ") };
            let may = if may.is_empty() {
                String::new()
            } else {
                format!(" and allows {}", may.join(", "))
            };
            return Err(
                self.error(field, format!("{word:?} wants {must}{may}, and no other field"))
            );
        }
        let n = form.n.unwrap_or(0);
        let n_field = &format!("{field}.n");
        let number = |max| self.number(n_field, n, 1, max);
        Ok(match word {
            "stat" => Effect::StatMod {
                whose: match form.within {
                    None => Whose::Own,
                    Some(within) => Whose::Within(self.distance(field, "within", within)?),
                },
                stat: self.which_stat(field, form.stat.as_deref().unwrap_or_default())?,
                n: self.change(n_field, n)?,
                until: self.until(field, form.until.as_deref().unwrap_or_default())?,
            },
            "move" => Effect::MoveMod(number(MOVE_MAX)?),
            "extra_move" => Effect::ExtraMove(self.points(field, form)?),
            "post_attack_move" => Effect::PostAttackMove(self.points(field, form)?),
            "evade" => Effect::EvadeMod {
                n: self.change(n_field, n)?,
                until: self.until(field, form.until.as_deref().unwrap_or_default())?,
            },
            "auto_evade" => Effect::AutoEvade,
            "reduce_damage" => Effect::ReduceDamage(number(N_MAX)?),
            "min_hp_1" => Effect::MinHp1,
            "heal" => Effect::Heal { whom: self.heals(field, form)?, n: number(HP_MAX)? },
            "damage_self" => Effect::DamageSelf(number(N_MAX)?),
            "gain_tension" => Effect::GainTension(number(TENSION_MAX)?),
            "lose_tension" => Effect::LoseTension(number(TENSION_MAX)?),
            "draw" => Effect::Draw(number(DRAW_MAX)?),
            "discard" => Effect::Discard(number(DRAW_MAX)?),
            "recover_weapon" => Effect::RecoverWeapon,
            "gain_pursuit" => Effect::GainPursuit,
            "next_attack" => Effect::NextAttack(self.mods(
                field,
                &ModsForm {
                    add_damage: form.add_damage,
                    fixed: form.fixed,
                    roll: form.roll,
                    range: form.range,
                    as_magic: form.as_magic == Some(true),
                },
            )?),
            "self_enemy_def" => Effect::SelfEnemyDef(number(N_MAX)?),
            "enemy_def" => Effect::EnemyDef(number(CHIP_MAX)?),
            "enemy_atk" => Effect::EnemyAtk(number(CHIP_MAX)?),
            "enemy_move" => Effect::EnemyMove(number(MOVE_MAX)?),
            "take_hate" => Effect::TakeHate(self.number(n_field, n, 0, HATE_RANGES as u8 - 1)?),
            "no_hate" => Effect::NoHate,
            "strike_part" => Effect::StrikePart {
                range: self.distance(field, "range", form.range.unwrap_or(0))?,
                n: number(N_MAX)?,
            },
            "set_die" => Effect::SetDie,
            "gain_item" => Effect::GainItem(number(DRAW_MAX)?),
            "remove_from_game" => Effect::RemoveFromGame,
            other => unreachable!("{other} is in the list of kinds"),
        })
    }

    fn distance(&self, field: &str, part: &str, value: i64) -> Result<u8, SetError> {
        self.number(&format!("{field}.{part}"), value, 1, RANGE_MAX)
    }

    /// A change of a stat: never by nothing.
    fn change(&self, field: &str, n: i64) -> Result<i8, SetError> {
        if n == 0 {
            return Err(self.error(field, "0 changes nothing"));
        }
        self.number(field, n, STAT_MIN, STAT_MAX)
    }

    fn which_stat(&self, field: &str, word: &str) -> Result<WhichStat, SetError> {
        let mut words: ArrayVec<(&str, WhichStat), 6> =
            Stat::ALL.into_iter().map(|stat| (stat.word(), WhichStat::This(stat))).collect();
        words.push(("chosen", WhichStat::Chosen));
        self.one_of(&format!("{field}.stat"), word, &words)
    }

    fn until(&self, field: &str, word: &str) -> Result<Until, SetError> {
        let words = [
            ("turn", Until::Turn),
            ("round", Until::Round),
            ("in_play", Until::InPlay),
            ("roll", Until::Roll),
        ];
        self.one_of(&format!("{field}.until"), word, &words)
    }

    fn points(&self, field: &str, form: &EffectForm) -> Result<Points, SetError> {
        let plus_field = format!("{field}.plus");
        let plus = form.plus.as_ref().map(|word| self.stat(&plus_field, word)).transpose()?;
        let min = u8::from(plus.is_none());
        let n = self.number(&format!("{field}.n"), form.n.unwrap_or(0), min, MOVE_MAX)?;
        Ok(Points { n, plus })
    }

    fn heals(&self, field: &str, form: &EffectForm) -> Result<Heals, SetError> {
        let whom = form.whom.as_deref().unwrap_or_default();
        Ok(match (whom, form.range, form.within, form.rouses) {
            ("own", None, None, None) => Heals::Own,
            ("ally", Some(range), None, None) => Heals::Ally(self.distance(field, "range", range)?),
            ("each", None, Some(within), Some(rouses)) => {
                Heals::Each { within: self.distance(field, "within", within)?, rouses }
            }
            ("own_or_fallen", None, None, None) => Heals::OwnOrFallen,
            (word, ..) => {
                let kinds: &[(&str, &[&str])] = &[
                    ("own", &["n"]),
                    ("ally", &["range", "n"]),
                    ("each", &["within", "rouses", "n"]),
                    ("own_or_fallen", &["n"]),
                ];
                return Err(self.fields_of(&format!("{field}.whom"), word, kinds));
            }
        })
    }

    /// What an attack takes with it: at least one thing.
    pub fn mods(&self, field: &str, form: &ModsForm) -> Result<AttackMods, SetError> {
        let part = |name: &str| format!("{field}.{name}");
        let number = |name: &str, value: Option<i64>, max| {
            self.number(&part(name), value.unwrap_or(0), 0, max)
        };
        let mods = AttackMods {
            add_damage: number("add_damage", form.add_damage, N_MAX)?,
            fixed: number("fixed", form.fixed, N_MAX)?,
            roll: self.number(&part("roll"), form.roll.unwrap_or(0), STAT_MIN, STAT_MAX)?,
            range: number("range", form.range, RANGE_MAX)?,
            as_magic: form.as_magic,
        };
        if mods == AttackMods::default() {
            return Err(self.error(field, "it changes nothing of the attack"));
        }
        Ok(mods)
    }

    /// An attack of a card, with its chart.
    pub fn hero_attack(
        &self,
        form: &AttackForm,
        chart: &[ChartForm],
    ) -> Result<HeroAttack, SetError> {
        let times =
            |field, value: Option<i64>| self.number(field, value.unwrap_or(1), 1, TIMES_MAX);
        let manners =
            [("strike", Manner::Strike), ("shot", Manner::Shot), ("magic", Manner::Magic)];
        let icons = [("link_check", 0), ("link_attack", 1), ("pursuit", 2)];
        let mut has = [false; 3];
        for icon in &form.icons {
            let icon: usize = self.one_of("attack.icons", icon, &icons)?;
            has[icon] = true;
        }
        let [link_check, link_attack, pursuit] = has;
        let attack = HeroAttack {
            manner: self.one_of("attack.manner", &form.manner, &manners)?,
            range: self.number("attack.range", form.range, 1, RANGE_MAX)?,
            hits: times("attack.hits", form.hits)?,
            targets: times("attack.targets", form.targets)?,
            check: self.check_stats(&form.check)?,
            chart: self.chart(chart)?,
            link_check,
            link_attack,
            pursuit,
            fixed: self.number("attack.fixed", form.fixed.unwrap_or(0), 0, N_MAX)?,
            recoil: self.number("attack.recoil", form.recoil.unwrap_or(0), 0, N_MAX)?,
            recoil_if_hit: form.recoil_if_hit,
        };
        if attack.recoil_if_hit && attack.recoil == 0 {
            return Err(self.error("attack.recoil_if_hit", "there is no `recoil`"));
        }
        Ok(attack)
    }

    fn check_stats(&self, words: &[String]) -> Result<ArrayVec<Stat, 3>, SetError> {
        let field = "attack.check";
        let mut stats = ArrayVec::new();
        self.at_most(field, words, stats.capacity())?;
        if words.is_empty() {
            return Err(self.error(field, "an attack checks at least one stat"));
        }
        for word in words {
            let stat = self.stat(field, word)?;
            if stats.contains(&stat) {
                return Err(self.error(field, format!("{word:?} is there twice")));
            }
            stats.push(stat);
        }
        Ok(stats)
    }

    fn chart(&self, rows: &[ChartForm]) -> Result<ArrayVec<ChartRow, 4>, SetError> {
        let mut chart = ArrayVec::new();
        self.at_most("chart", rows, chart.capacity())?;
        for row in rows {
            let plus = row.plus.as_ref().map(|word| self.stat("chart.plus", word)).transpose()?;
            let (lowest, highest) = TOTALS;
            chart.push(ChartRow {
                from: self.number("chart.from", row.from, lowest, highest)?,
                damage: self.number("chart.damage", row.damage, 0, DAMAGE_MAX)?,
                plus,
                effects: self.effects("chart.effects", Some(&row.effects))?,
            });
        }
        Ok(chart)
    }

    /// An attack of a player card.
    pub fn sheet_attack(
        &self,
        sheet: &SheetForm,
        attack: &AttackForm,
        chart: &[ChartForm],
    ) -> Result<SheetAttack, SetError> {
        Ok(SheetAttack {
            name: self.sheet_name("sheet", &sheet.name_en, &sheet.name_ja)?,
            cost: self.number("sheet.cost", sheet.cost, 0, COST_MAX)?,
            attack: self.hero_attack(attack, chart)?,
        })
    }

    pub fn ability(&self, form: Option<&AbilityForm>) -> Result<Option<Ability>, SetError> {
        let Some(form) = form else { return Ok(None) };
        let cost = match (form.cost, form.tension) {
            (Some(cost), None) => {
                AbilityCost::Cards(self.number("ability.cost", cost, 0, COST_MAX)?)
            }
            (None, Some(tension)) => {
                AbilityCost::Tension(self.number("ability.tension", tension, 1, TENSION_MAX)?)
            }
            (Some(_), Some(_)) | (None, None) => {
                return Err(self.error("ability", "an ability has either `cost` or `tension`"));
            }
        };
        Ok(Some(Ability {
            name: self.sheet_name("ability", &form.name_en, &form.name_ja)?,
            cost,
            effects: self.effects("ability.effects", Some(&form.effects))?,
        }))
    }

    pub fn boost(&self, form: Option<&BoostForm>) -> Result<Option<Boost>, SetError> {
        let Some(form) = form else { return Ok(None) };
        let gives = match (form.add_damage, form.heal) {
            (Some(n), None) => {
                BoostGives::AddDamage(self.number("boost.add_damage", n, 1, N_MAX)?)
            }
            (None, Some(n)) => BoostGives::Heal(self.number("boost.heal", n, 1, N_MAX)?),
            (Some(_), Some(_)) | (None, None) => {
                return Err(self.error("boost", "a boost has either `add_damage` or `heal`"));
            }
        };
        let tension = self.number("boost.tension", form.tension, 1, TENSION_MAX)?;
        Ok(Some(Boost { tension, gives }))
    }
}
