use std::fs;
use std::iter::Sum;

#[derive(Debug, Clone, Copy, Default)]
pub struct Usage {
    /// Resident memory in KiB.
    pub memory: u64,
    /// Processor time in hundredths of a second.
    pub ticks: u64,
}

impl Usage {
    /// The current use of a process; nothing where it is unknown.
    pub fn of(pid: u32) -> Usage {
        let read = |file: &str| fs::read_to_string(format!("/proc/{pid}/{file}")).unwrap_or_default();
        let (status, stat) = (read("status"), read("stat"));
        let memory = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
        let memory = memory.and_then(|rest| rest.trim().split(' ').next()?.parse().ok()).unwrap_or_default();
        // The fields behind the name, which may contain spaces: user and system time are the 12th and 13th of them.
        let fields: Vec<&str> = stat.rsplit(')').next().unwrap_or_default().split_whitespace().collect();
        let ticks = [11, 12].iter().filter_map(|&at| fields.get(at)?.parse::<u64>().ok()).sum();
        Usage { memory, ticks }
    }
}

impl Sum for Usage {
    fn sum<I: Iterator<Item = Usage>>(all: I) -> Usage {
        all.fold(Usage::default(), |sum, one| Usage { memory: sum.memory + one.memory, ticks: sum.ticks + one.ticks })
    }
}

/// Processor time of all processes together, in hundredths of a second.
pub fn busy() -> u64 {
    let stat = fs::read_to_string("/proc/stat").unwrap_or_default();
    let fields = stat.lines().next().unwrap_or_default().split_whitespace().skip(1);
    let ticks: Vec<u64> = fields.filter_map(|field| field.parse().ok()).collect();
    // User, nice and system time, without the idle time and the time of waiting for disks, and then that of interrupts.
    [0, 1, 2, 5, 6].iter().filter_map(|&at| ticks.get(at)).sum()
}
