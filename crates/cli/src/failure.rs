//! How a command fails, and with which exit code.

use std::process::ExitCode;
use std::{fmt, io};

use miette::{MietteDiagnostic, Report};

/// Why a command failed.
pub enum Failure {
    /// The thing checked does not hold: exit code 1.
    DoesNotHold(Report),
    /// The same, already reported on standard output.
    Reported,
    /// The input or the usage is wrong: exit code 2.
    Input(Report),
    /// The same, already reported.
    InputReported,
    /// The reader of standard output closed it, as `| head` does: nothing is wrong.
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

    /// Prints the failure to standard error, and returns the exit code.
    pub fn report(self) -> ExitCode {
        match self {
            Failure::DoesNotHold(report) => {
                eprintln!("{report:?}");
                ExitCode::from(1)
            }
            Failure::Reported => ExitCode::from(1),
            Failure::Input(report) => {
                eprintln!("{report:?}");
                ExitCode::from(2)
            }
            Failure::InputReported => ExitCode::from(2),
            Failure::Closed => ExitCode::SUCCESS,
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

/// Failing to write is the reader's choice or the system's fault, never the input's.
impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        match error.kind() {
            io::ErrorKind::BrokenPipe => Failure::Closed,
            _ => Failure::input(error),
        }
    }
}
