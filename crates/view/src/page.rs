//! The pages of the browser application, as pure functions to HTML. What every page has in common is in `frame`, the
//! table in `table` and its parts; the server only fills them in and sends them.

mod account;
mod admin;
mod analysis;
mod assets;
mod cards;
mod chat;
mod clocks;
mod coach;
mod company;
mod deal;
mod decision;
mod error;
mod exercises;
mod frame;
mod games;
mod help;
mod install;
mod join;
mod learn;
mod lobby;
mod log;
mod me;
mod mine;
mod new_game;
mod notices;
mod orders;
mod plan;
mod qr;
mod reach;
mod replay;
mod rules;
mod score_sheet;
mod seats;
mod settings;
mod solo;
mod table;
mod why;

pub use account::{
    AccountPage, AccountStanding, DeviceRow, PasswordRule, account_page, account_section,
    codes_page, confirm_page, new_password_page, reset_page, sign_in_page, sign_up_page,
};
pub use admin::{
    AdminPage, Keeping, LimitRow, PersonRank, PersonRow, admin_page, contact_page, privacy_page,
};
pub use analysis::{Costly, Share, ShownAnalysis, analysis_section};
pub use assets::{Asset, SCRIPT, STYLE, asset};
pub use cards::cards_page;
pub use chat::{
    AboutMessage, Chat, ChatLine, Presence, ReportRow, Talk, blocked_section, chat_lines,
    chat_page, presence_line, reports_page, talk_section,
};
pub use clocks::{Clocks, SeatClock, Until, zone_form};
pub use company::{Company, TakeBackAsked, USUAL_BOT};
pub use deal::{DealEntry, deal_entry};
pub use decision::told_hint;
pub use error::{Limited, PageError, error_page, error_reason};
pub use exercises::{
    Cost, ExerciseGame, ExerciseLink, ExercisePage, JudgedTry, Tried, exercise_page,
    exercises_page, game_exercises_page, told_points,
};
pub use frame::{Frame, Icon, Who, address_part, document, icon};
pub use games::{GameRow, GamesPage, ListStanding, games_page, import_page, time_ago};
pub use help::help_page;
pub use install::{install_section, offline_page, service_worker};
pub use join::{JoinPage, JoinSeat, join_page};
pub use learn::{LearnPage, after_lesson, learn_page};
pub use lobby::{LobbyPage, LobbyTable, lobby_page};
pub use log::{LogEntry, LogNote, NoteKind, log_entry, log_lines, log_link, log_page, log_section};
pub use me::{MovePage, arrive_page, me_page, shut_out_page};
pub use mine::{MinePage, mine_page};
pub use new_game::{
    AlternativesChoice, GameOffer, Named, NewGameForm, ScenarioChoice, new_game_page,
};
pub use notices::{
    MailHere, NoticeGame, NoticeWay, NoticesPage, PushHere, letters_off_page, notices_link,
    notices_page, seen_script,
};
pub use orders::{GivenOrder, OfferedOrder, Orders};
pub use plan::PlanOf;
pub use qr::{qr_lines, qr_picture};
pub use reach::{Reach, address_field, host_page, reach_section};
pub use replay::{ReplayPage, replay_page};
pub use rules::{linked, rules_page};
pub use seats::{Participant, participant_fields, shown_names};
pub use settings::{Palette, Settings, Speed, Theme, settings_page};
pub use solo::{KindLink, Series, SeriesGame, SoloPage, solo_page};
pub use table::{
    Coach, Hint, HintOver, Notice, Parts, Rematch, Since, TablePage, UndoState, Work, arranged,
    board, panel, table_page, table_parts, work_word,
};
pub use why::{LineStep, ShownWhy};
