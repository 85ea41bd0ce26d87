//! The application in the browser: tables, pages, events.
