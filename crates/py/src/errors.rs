//! What is raised, with the engine's reason as its message.

use pyo3::create_exception;
use pyo3::exceptions::PyValueError;

create_exception!(jantaku, JantakuError, PyValueError, "Something that the engine refuses, and why.");
create_exception!(jantaku, RulesError, JantakuError, "Rules that cannot be read, or under which no match can start.");
create_exception!(jantaku, IllegalAction, JantakuError, "An action that is unknown, or barred now.");
create_exception!(jantaku, NoWin, JantakuError, "A hand that does not win.");
create_exception!(jantaku, RecordError, JantakuError, "A record that cannot be read, or does not follow the rules.");
