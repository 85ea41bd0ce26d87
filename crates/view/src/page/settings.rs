//! What people may set for their browser, and the page for it.

use maud::{Markup, html};
use words::{Language, Text, say};

use super::assets::TURN_SIGNAL;

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Theme {
    /// The same as the browser.
    #[default]
    Auto,
    Light,
    Dark,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Palette {
    #[default]
    Usual,
    /// For red-green colour blindness.
    RedGreen,
    /// For blue-yellow colour blindness.
    BlueYellow,
    /// Strong edges and no soft tones.
    Contrast,
}

/// The speed of animations.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Speed {
    Slow,
    #[default]
    Usual,
    Fast,
    /// Only the final position is shown.
    AtOnce,
}

/// A setting with a few values, each with a name for cookies and forms.
macro_rules! values {
    ($kind:ty { $($value:ident = $name:literal),* $(,)? }) => {
        impl $kind {
            pub const ALL: &[$kind] = &[$(<$kind>::$value),*];

            /// The value's name in cookies, forms and style sheets.
            pub const fn name(self) -> &'static str {
                match self {
                    $(<$kind>::$value => $name),*
                }
            }

            /// The value with this name.
            pub fn named(name: &str) -> Option<$kind> {
                Self::ALL.iter().copied().find(|value| value.name() == name)
            }
        }
    };
}

values!(Theme { Auto = "auto", Light = "light", Dark = "dark" });
values!(Palette {
    Usual = "usual",
    RedGreen = "red-green",
    BlueYellow = "blue-yellow",
    Contrast = "contrast",
});
values!(Speed { Slow = "slow", Usual = "usual", Fast = "fast", AtOnce = "at-once" });

/// Everything set for this browser.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Settings {
    /// The language chosen by hand; without one, the browser's.
    pub language: Option<Language>,
    pub theme: Theme,
    pub palette: Palette,
    pub speed: Speed,
    /// Whether moves must be confirmed.
    pub confirm: bool,
    /// Whether a bot says something when a choice cost much.
    pub coach: bool,
    /// Whether a table makes a sound when it is the viewer's turn.
    pub sound: bool,
    /// Whether a device that can vibrate does so then.
    pub vibration: bool,
}

impl Settings {
    /// Whether pages signal a turn in any of these ways.
    pub fn signals_turns(&self) -> bool {
        self.sound || self.vibration
    }
}

fn theme_name(theme: Theme, text: &Text) -> String {
    match theme {
        Theme::Auto => say!(text, "theme-auto"),
        Theme::Light => say!(text, "theme-light"),
        Theme::Dark => say!(text, "theme-dark"),
    }
}

fn palette_name(palette: Palette, text: &Text) -> String {
    match palette {
        Palette::Usual => say!(text, "palette-usual"),
        Palette::RedGreen => say!(text, "palette-red-green"),
        Palette::BlueYellow => say!(text, "palette-blue-yellow"),
        Palette::Contrast => say!(text, "palette-contrast"),
    }
}

fn speed_name(speed: Speed, text: &Text) -> String {
    match speed {
        Speed::Slow => say!(text, "speed-slow"),
        Speed::Usual => say!(text, "speed-usual"),
        Speed::Fast => say!(text, "speed-fast"),
        Speed::AtOnce => say!(text, "speed-at-once"),
    }
}

/// The page of settings; `back` is where it returns to, `more` are further settings of the viewer.
pub fn settings_page(settings: &Settings, back: &str, more: &Markup, text: &Text) -> Markup {
    html! {
        h1 { (say!(text, "settings-title")) }
        form.sheet.settings method="post" action="/settings" {
            input type="hidden" name="back" value=(back);
            label { span { (say!(text, "settings-language")) }
                select name="language" {
                    option value="auto" selected[settings.language.is_none()] { (say!(text, "settings-language-auto")) }
                    @for language in Language::all() {
                        option value=(language.tag()) lang=(language.tag()) selected[settings.language == Some(language)] {
                            (say!(language.text(), "language-own-name"))
                        }
                    }
                }
            }
            (select("theme", &say!(text, "settings-theme"), Theme::ALL, settings.theme, Theme::name, |value| theme_name(value, text)))
            (select("palette", &say!(text, "settings-palette"), Palette::ALL, settings.palette, Palette::name, |value| palette_name(value, text)))
            (select("speed", &say!(text, "settings-speed"), Speed::ALL, settings.speed, Speed::name, |value| speed_name(value, text)))
            (check("confirm", &say!(text, "settings-confirm"), settings.confirm))
            (check("coach", &say!(text, "settings-coach"), settings.coach))
            (check("sound", &say!(text, "settings-sound"), settings.sound))
            (check("vibration", &say!(text, "settings-vibration"), settings.vibration))
            // Pages that make sounds load it anyway.
            @if !settings.signals_turns() { script src=(TURN_SIGNAL.address()) defer {} }
            p { button.small type="button" data-signal hidden { (say!(text, "settings-ring")) } }
            button.primary type="submit" { (say!(text, "settings-save")) }
        }
        (more)
    }
}

fn check(name: &str, label: &str, on: bool) -> Markup {
    html! {
        label.check {
            input type="checkbox" name=(name) value="on" checked[on];
            span { (label) }
        }
    }
}

fn select<T: Copy + PartialEq>(
    name: &str,
    label: &str,
    all: &[T],
    set: T,
    value: fn(T) -> &'static str,
    shown: impl Fn(T) -> String,
) -> Markup {
    html! {
        label { span { (label) }
            select name=(name) {
                @for &one in all {
                    option value=(value(one)) selected[one == set] { (shown(one)) }
                }
            }
        }
    }
}
