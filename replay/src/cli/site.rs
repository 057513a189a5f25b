//! `kanso site`

use super::scratch::scratch_in;
use super::{Failure, Finding, Io, Stop, analyse, files, open, telling, words};
use crate::address::{Address, Place};
use crate::bug::outlived;
use crate::foreign::{Plain, plain, word};
use crate::games::Games;
use crate::html::{GamePage, game_page, page_for_links};
use crate::log::store::{IfExists, OpenError, place_folder, write_whole};
use crate::reading;
use crate::session::Session;
use crate::site::{self, Curve, Entry, GAMES, TOLD, VIEW};
use crate::summary::summary;
use kanso_engine::{Eye, Lang};
use std::collections::BTreeMap;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

/// Make a website of the games of a folder: an index, and each game to go through in a browser.
///
/// It is a folder of plain files, so that any host serves it, and nothing runs there. Of every .kanso file in
/// FOLDER and below it the index has a row; one that cannot be read is there with the reason. A game opens in
/// the viewer for browsers, or, with --pages, as a page of its own, which needs no viewer.
///
/// Whoever can see the site has the games whole, as their logs are in it: the seeds, from which all follows
/// that was dealt and rolled and that will be in a game that goes on; every hidden hand; all notes, names, lines
/// and disputes. Publish only games that are over, and that all who played want to be seen. The files are made
/// as any other file, which a server may read, with and without --shared.
///
/// Exit status: 0 made, 1 made, and a game cannot be read or not whole, 2 it could not be done.
#[derive(Debug, clap::Args)]
pub struct Site {
    /// The folder with the games.
    folder: PathBuf,
    /// The folder to make; if it is there it must be empty.
    #[arg(short, long = "out", value_name = "DIR")]
    out: PathBuf,
    /// What the index is headed by.
    #[arg(long, value_name = "TEXT")]
    title: Option<String>,
    /// The folder with the viewer for browsers, as `bash viewer/web/build.sh` makes it; without it
    /// viewer/web/out here, or ../share/kanso/web beside this program.
    #[arg(long, value_name = "FOLDER", conflicts_with = "pages")]
    viewer: Option<PathBuf>,
    /// Instead of the viewer a page for each game, as `kanso export --format html` makes it.
    #[arg(long)]
    pages: bool,
    /// Analyse the games first, as `kanso analyse` does, and show who was winning when. It takes long.
    #[arg(long)]
    analyse: bool,
}

/// Where the viewer for browsers lies in the sources, and where beside this program.
const VIEWERS: [&str; 2] = ["viewer/web/out", "../share/kanso/web"];
/// Longest file of the viewer, in bytes: the program itself has some millions.
const VIEWER_FILE_LEN_MAX: u64 = 1 << 27;
/// The page that is shown first, of a site as of the viewer.
const INDEX: &str = "index.html";

/// What is wrong with a folder that was to have the viewer.
const NO_VIEWER: &str = "name the folder that `bash viewer/web/build.sh` makes, or choose --pages, which needs no viewer";

/// What each game of a site needs.
struct Work<'a> {
    games: Games,
    lang: Lang,
    stop: Stop,
    /// Where the files are made before they have their place.
    into: &'a Path,
    /// The paths that were named.
    named: &'a [PathBuf],
}

impl Site {
    /// Runs the command.
    pub fn run(&self, io: &mut Io<'_>) -> Result<Finding, Failure> {
        let out = self.place()?;
        let viewer = if self.pages { Vec::new() } else { self.viewer()? };
        fs::metadata(&self.folder)
            .map_err(|error| Failure::of_file(&self.folder, "read it", &error))?;
        let named = [self.folder.clone()];
        let paths = files::logs(&named)?;
        let top = if self.folder.is_dir() { Some(&*self.folder) } else { self.folder.parent() };
        let below = paths.iter().map(|path| {
            let below = top.and_then(|top| path.strip_prefix(top).ok());
            below.unwrap_or(path)
        });
        let below: Vec<&Path> = below.collect();
        let names = site::names(&below);

        let room = if out.is_dir() { Some(&*out) } else { out.parent() };
        let room = room.filter(|room| !room.as_os_str().is_empty()).unwrap_or(Path::new("."));
        let made = scratch_in(room).map_err(|error| files::not_made(&out, &error.into()))?;
        let folder = made.path().join(GAMES);
        fs::create_dir(&folder)
            .map_err(|error| Failure::of_file(&out.join(GAMES), "make the folder", &error))?;

        let (games, lang, stop) = (io.games, io.lang, io.stop.clone());
        let work = Work { games, lang, stop, into: made.path(), named: &named };
        let called: BTreeMap<&Path, (&Path, &str)> = paths
            .iter()
            .zip(below.iter().zip(&names))
            .map(|(path, (below, name))| (path.as_path(), (*below, &**name)))
            .collect();
        let entries = files::each(&paths, io, |path| self.game(path, called[path], &work));
        let entries: Vec<Entry> = entries.into_iter().flatten().collect::<Result<_, _>>()?;
        if io.stop.asked() || entries.len() < paths.len() {
            return Err(Failure::cannot("stopped; nothing was made")
                .next("run it again: what was played out for --analyse is kept"));
        }
        self.write(&work, TOLD, page_for_links().as_bytes())?;
        for (name, from) in viewer.iter().filter(|(name, _)| name != TOLD) {
            let bytes = reading::read(from, VIEWER_FILE_LEN_MAX)
                .map_err(|error| Failure::of_file(from, "read it", &error))?;
            let name = if name == INDEX { VIEW } else { name };
            self.write(&work, name, &bytes)?;
        }
        let title = self.title.as_deref();
        let index = site::index(&site::Site { lang: io.lang, title, entries: &entries });
        self.write(&work, INDEX, index.as_bytes())?;
        place_folder(made.path(), &out, INDEX).map_err(|error| match error {
            OpenError::Exists => self.taken("something came into this folder meanwhile"),
            error => files::not_made(&self.out, &error),
        })?;
        self.tell(&entries, io)
    }

    /// Where the site is made: nothing is there, or an empty folder.
    fn place(&self) -> Result<PathBuf, Failure> {
        // Without a line behind its name: a link there would be followed.
        let out = self.out.components().as_path();
        let about = match out.symlink_metadata() {
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(out.to_owned()),
            about => about,
        };
        let cannot = |error| Failure::of_file(&self.out, "make the folder", &error);
        if !about.map_err(cannot)?.is_dir() {
            return Err(self.taken("this is there already, and no folder"));
        }
        if fs::read_dir(out).map_err(cannot)?.take(1).count() > 0 {
            return Err(self.taken("there is something in this folder already"));
        }
        Ok(out.to_owned())
    }

    fn taken(&self, what: &str) -> Failure {
        Failure::cannot(what)
            .at(&self.out)
            .next("choose another folder with -o, or move that one away; kanso writes over nothing")
    }

    /// The files of the viewer, each by its name.
    fn viewer(&self) -> Result<Vec<(String, PathBuf)>, Failure> {
        let Some(folder) = self.viewer.clone().or_else(viewer_at_hand) else {
            let [here, beside] = VIEWERS;
            return Err(Failure::cannot(format!(
                "there is no viewer for browsers, neither in {here} nor in {beside} beside kanso"
            ))
            .next(
                "in the sources `bash viewer/web/build.sh` makes it, and --viewer FOLDER names it \
                 elsewhere; or choose --pages, which needs none",
            ));
        };
        let cannot = |error| Failure::of_file(&folder, "read the folder", &error);
        let mut found = Vec::new();
        for entry in fs::read_dir(&folder).map_err(cannot)? {
            let entry = entry.map_err(cannot)?;
            let is_file = entry.file_type().map_err(cannot)?.is_file();
            match entry.file_name().into_string() {
                Ok(name) if is_file => found.push((name, entry.path())),
                Ok(_) | Err(_) => {
                    return Err(Failure::cannot("this is no file of the viewer for browsers")
                        .at(&entry.path())
                        .next(NO_VIEWER));
                }
            }
        }
        found.sort();
        let has = |what: &str| found.iter().any(|(name, _)| name.ends_with(what));
        if !found.iter().any(|(name, _)| name == INDEX) || !has(".wasm") {
            return Err(Failure::cannot("there is no viewer for browsers in this folder")
                .at(&folder)
                .next(NO_VIEWER));
        }
        Ok(found)
    }

    /// One game: its files, and what the index tells of it. Only what cannot be written ends the work.
    fn game(
        &self,
        path: &Path,
        (below, file): (&Path, &str),
        work: &Work<'_>,
    ) -> Result<Entry, Failure> {
        let name = below.with_extension("").to_string_lossy().replace('\\', "/");
        let mut entry = Entry { name: plain(&name), ..Entry::default() };
        let bytes = match files::read_found(path, work.named) {
            Ok(bytes) => bytes,
            Err(failure) => {
                entry.trouble = Some(failure.what().to_owned());
                return Ok(entry);
            }
        };
        let of = match summary(work.games, &bytes) {
            Ok(of) => of,
            Err(error) => {
                // What is no log was not meant to be published.
                entry.trouble = Some(error.to_string());
                return Ok(entry);
            }
        };
        let log = format!("{file}.kanso");
        self.write(work, &format!("{GAMES}/{log}"), &bytes)?;
        entry.trouble = of.broken.as_ref().map(ToString::to_string);
        if !self.pages && of.meta.is_some() {
            entry.opens = Some(Entry::in_viewer(&log));
        }
        entry.log = Some((log, bytes.len() as u64));
        entry.summary = Some(of);
        if self.pages || self.analyse {
            let looked = outlived(|| self.looked(path, &bytes, work));
            match looked.unwrap_or_else(|bug| Err(Failure::bug(&bug))) {
                Ok((page, curve)) => {
                    entry.curve = curve;
                    if let Some(page) = page {
                        let name = format!("{file}.html");
                        self.write(work, &format!("{GAMES}/{name}"), page.as_bytes())?;
                        entry.opens = Some(Entry::in_games(&name));
                    }
                }
                Err(failure) => {
                    entry.trouble.get_or_insert_with(|| failure.what().to_owned());
                }
            }
        }
        Ok(entry)
    }

    /// What takes longer: the page of a game, and who was winning when, as far as they are wanted.
    fn looked(
        &self,
        path: &Path,
        bytes: &[u8],
        work: &Work<'_>,
    ) -> Result<(Option<String>, Option<Curve>), Failure> {
        let session = Session::look_at(work.games, bytes);
        let mut review = session.map_err(|error| open::not_opened(path, &error))?.review;
        let start = Address::from(Place::Event(0));
        let at = review.seek(&start).map_err(|error| open::no_address(&error))?;
        let analysis = if self.analyse {
            let of = (bytes, review.header(), at.line);
            Some(analyse::for_site(path, of, self.pages, (work.games, &work.stop))?)
        } else {
            None
        };
        let curve = analysis.as_ref().and_then(Curve::of);
        let page = if self.pages {
            let (lang, eye, routine) = (work.lang, Eye::All, telling::routine(false));
            let page = GamePage { lang, eye, routine, at, analysis: analysis.as_ref() };
            Some(game_page(&mut *review, &page).map_err(|error| open::no_address(&error))?)
        } else {
            None
        };
        Ok((page, curve))
    }

    /// Writes a file of the site, which is told by the name that it is to have.
    fn write(&self, work: &Work<'_>, name: &str, bytes: &[u8]) -> Result<(), Failure> {
        write_whole(&work.into.join(name), bytes, IfExists::Refuse)
            .map_err(|error| files::not_made(&self.out.join(name), &error))
    }

    fn tell(&self, entries: &[Entry], io: &mut Io<'_>) -> Result<Finding, Failure> {
        let (out, count) = (Plain(self.out.display()), entries.len());
        let wrong: Vec<_> =
            entries.iter().filter_map(|entry| Some((entry, entry.trouble.as_ref()?))).collect();
        let goes_on = |entry: &&Entry| entry.summary.as_ref().is_some_and(|of| of.end.is_none());
        let going_on = entries.iter().filter(goes_on).count();
        match io.lang {
            Lang::En => writeln!(io.out, "{out}: {}", words::counted(count as u32, "game"))?,
            Lang::Ja => writeln!(io.out, "{out}：{count}局")?,
        }
        for (entry, trouble) in &wrong {
            writeln!(io.out, "  {}: {}", plain(&entry.name), plain(trouble))?;
        }
        if going_on > 0 {
            match io.lang {
                Lang::En => writeln!(
                    io.out,
                    "{} not over: a log may tell what is still to fall, and anybody can read it there",
                    if going_on == 1 {
                        "1 game is".to_owned()
                    } else {
                        format!("{going_on} games are")
                    }
                )?,
                Lang::Ja => writeln!(
                    io.out,
                    "未終局{going_on}局：今後出るものが記録から分かることがあり、誰でも読めます"
                )?,
            }
        }
        let shown = if self.pages {
            word(self.out.join(INDEX))
        } else {
            format!("python3 -m http.server --bind 127.0.0.1 --directory {}", word(&self.out))
        };
        let shown = io.style.id(&shown);
        match (io.lang, self.pages) {
            (Lang::En, true) => writeln!(io.out, "open {shown}, here or on any host of files")?,
            (Lang::Ja, true) => {
                writeln!(io.out, "{shown} を開いてください（ここでも、サーバー上でも）")?;
            }
            (Lang::En, false) => writeln!(io.out, "any host of files shows it; here: {shown}")?,
            (Lang::Ja, false) => {
                writeln!(
                    io.out,
                    "静的ファイルのサーバーならどこでも表示できます。ここでは：{shown}"
                )?;
            }
        }
        Ok(Finding::good_if(wrong.is_empty()))
    }
}

/// The viewer for browsers, where this copy of kanso has one.
fn viewer_at_hand() -> Option<PathBuf> {
    let [here, beside] = VIEWERS;
    let own = std::env::current_exe().ok();
    let beside = own.and_then(|own| Some(own.parent()?.join(beside)));
    let places = std::iter::once(PathBuf::from(here)).chain(beside);
    places.into_iter().find(|folder| folder.join(INDEX).is_file())
}
