//! How a command fails, and with which exit code.

use std::process::ExitCode;
use std::{fmt, io};

use miette::{MietteDiagnostic, Report};

/// The code of a shell for a program that `SIGPIPE` has ended: 128 and the number of the signal.
const CLOSED: u8 = 141;

pub enum Failure {
    /// The check failed: exit code 1.
    DoesNotHold(Report),
    /// The check failed, which is already on standard output.
    Reported,
    /// The input or the usage is wrong: exit code 2.
    Input(Report),
    /// The input is wrong, which is already reported.
    InputReported,
    /// The reader of standard output closed it, as `| head` does: that is no error and not reported, but not all was
    /// printed.
    Closed,
}

impl Failure {
    /// Wrong input, with a message.
    pub fn input(message: impl ToString) -> Failure {
        Failure::Input(MietteDiagnostic::new(message.to_string()).into())
    }

    /// A check that failed, with a message.
    pub fn does_not_hold(message: impl ToString) -> Failure {
        Failure::DoesNotHold(MietteDiagnostic::new(message.to_string()).into())
    }

    /// An error about a file, an address or another thing. An `io::Error` does not name it, and so becomes a failure in
    /// no other way.
    pub fn at(what: impl fmt::Display) -> impl FnOnce(io::Error) -> Failure {
        move |error| Failure::input(format!("{what}: {error}"))
    }

    /// An error of writing to standard output.
    pub fn printing(error: io::Error) -> Failure {
        match error.kind() {
            io::ErrorKind::BrokenPipe => Failure::Closed,
            _ => Failure::at("standard output")(error),
        }
    }

    /// Prints the failure to standard error, and returns the exit code.
    pub fn report(self) -> ExitCode {
        match self {
            Failure::DoesNotHold(report) => {
                note!("{report:?}");
                ExitCode::from(1)
            }
            Failure::Reported => ExitCode::from(1),
            Failure::Input(report) => {
                note!("{report:?}");
                ExitCode::from(2)
            }
            Failure::InputReported => ExitCode::from(2),
            Failure::Closed => ExitCode::from(CLOSED),
        }
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Failure::DoesNotHold(report) | Failure::Input(report) => report.fmt(f),
            Failure::Reported | Failure::InputReported | Failure::Closed => Ok(()),
        }
    }
}
