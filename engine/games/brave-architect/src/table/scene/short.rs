//! Short names of cards in Japanese: the card set's own where it is a cut of the name, else a cut of the
//! same word from here, so that what the course of the game names is found on the table.

use crate::prelude::*;
use std::borrow::Cow;

/// Names whose short names in the card set are another word, and a cut of each: at most four letters.
const CUTS: [(&str, &str); 90] = [
    ("ソード&シールド", "ソード"),
    ("ヘビーアックス", "アックス"),
    ("フォートレス", "フォート"),
    ("アイアンフィスト", "フィスト"),
    ("バーサーク", "バーサク"),
    ("ブレイカー", "ブレイカ"),
    ("スナイパー", "スナイパ"),
    ("バトルスタッフ", "バトル"),
    ("ガンスリンガー", "ガンスリ"),
    ("キャノニア", "キャノニ"),
    ("エレメンタリスト", "エレメン"),
    ("ヘクサー", "ヘクサー"),
    ("バックラー", "バックラ"),
    ("ウィングブーツ", "ウィング"),
    ("ホーリーシンボル", "シンボル"),
    ("ウィップ", "ウィップ"),
    ("シャドウクローク", "シャドウ"),
    ("アルケミーバッグ", "アルケミ"),
    ("ウェポンスミス", "スミス"),
    ("トレジャーハント", "トレハン"),
    ("パワースラッシュ", "パワスラ"),
    ("シールドガード", "シールド"),
    ("カウンターアタック", "カウンタ"),
    ("アサルトブレイク", "ブレイク"),
    ("グランドブルワーク", "グランド"),
    ("ラピッドフィスト", "ラピッド"),
    ("チェインブロウ", "チェイン"),
    ("メテオラッシュ", "ラッシュ"),
    ("ドラゴンフィスト", "ドラゴン"),
    ("グレートスイング", "スイング"),
    ("ウォークライ", "クライ"),
    ("ブラッドアックス", "ブラッド"),
    ("ラグナロク", "ラグナ"),
    ("アーススプリッター", "アース"),
    ("クイックカット", "クイック"),
    ("ナイトアサシン", "アサシン"),
    ("エイムショット", "エイム"),
    ("スプレッドアロー", "スプレド"),
    ("ピアシングアロー", "ピアシン"),
    ("コメットショット", "コメット"),
    ("アローレイン", "レイン"),
    ("ホーリーレイ", "ホーリー"),
    ("ワイドヒール", "ワイド"),
    ("マナスマッシュ", "マナスマ"),
    ("サンクチュアリ", "サンク"),
    ("スターフォールロッド", "スター"),
    ("ダブルタップ", "ダブル"),
    ("トリックショット", "トリック"),
    ("フラッシュボム", "フラボム"),
    ("バレットストーム", "バレット"),
    ("ドラゴンバスター", "バスター"),
    ("ファイアボール", "ファイア"),
    ("マナチャージ", "マナチャ"),
    ("ブリザード", "ブリザド"),
    ("ウィークネス", "ウィーク"),
    ("メテオスウォーム", "メテオ"),
    ("ドゥーム", "ドゥーム"),
    ("オフハンドスタブ", "スタブ"),
    ("スプリント", "スプリン"),
    ("マナボルト", "ボルト"),
    ("バインド", "バインド"),
    ("バニッシュ", "バニシュ"),
    ("カースバースト", "カース"),
    ("フラッシュパウダー", "パウダー"),
    ("ホーミング・レイ", "ホーミン"),
    ("パワーチャージ", "チャージ"),
    ("アイアンボディ", "ボディ"),
    ("マジックバリア", "バリア"),
    ("セカンドウィンド", "セカンド"),
    ("アナライズ", "アナライ"),
    ("ラストスタンド", "ラスト"),
    ("ポーション", "ポション"),
    ("ハイポーション", "ハイポ"),
    ("テンションドリンク", "ドリンク"),
    ("鎧とグローブ", "鎧グロ"),
    ("メイルとホークリング", "メイル"),
    ("ローブとウィンドブーツ", "ローブ"),
    ("メイジリングと鎧", "メイジ鎧"),
    ("グローブとお守り", "グロ守り"),
    ("ウィンドブーツとホークリング", "ブーツ"),
    ("パワーグローブ", "グローブ"),
    ("シルバーメイル", "シルバー"),
    ("ホークリング", "ホーク"),
    ("ウィンドブーツ", "ウィンド"),
    ("メイジリング", "メイジ"),
    ("ガードチャーム", "チャーム"),
    ("テイルスイング", "テイル"),
    ("大地の踏みつけ", "踏みつけ"),
    ("テイルストーム", "ストーム"),
    ("グレートブレス", "グレート"),
];

/// True if words are letters of a name in their order.
pub(super) fn is_cut_of(short: &str, name: &str) -> bool {
    let mut letters = name.chars();
    short.chars().all(|wanted| letters.any(|letter| letter == wanted))
}

/// A name for a small tile: a cut of the Japanese name, where the card set has another word.
pub(super) fn of(face: &Face) -> Label {
    let Face { name, short, .. } = face;
    let cut = CUTS.iter().find(|(of, _)| *of == &*name.ja).map(|(_, cut)| Cow::Borrowed(*cut));
    let ja = cut.filter(|_| !is_cut_of(&short.ja, &name.ja));
    Label::new(short.en.clone(), ja.unwrap_or_else(|| short.ja.clone()))
}

/// The short name where it is a cut of the name, else that: one hero has one name.
pub(super) fn of_hero(face: &Face) -> Label {
    let of = |short: &Cow<'static, str>, name: &Cow<'static, str>| {
        if is_cut_of(short, name) { short.clone() } else { name.clone() }
    };
    let Face { name, short, .. } = face;
    Label::new(of(&short.en, &name.en), of(&short.ja, &name.ja))
}
