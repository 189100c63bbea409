//! Backups of PostgreSQL, made and brought back by its own programs.

use std::io::ErrorKind;
use std::path::Path;
use std::process::{Command, Stdio};

use super::UpkeepError;

/// A database as PostgreSQL's programs are told of it.
#[derive(Debug, PartialEq, Eq)]
struct Target {
    /// Without the password: everyone on the machine can see a program's arguments.
    url: String,
    password: Option<String>,
    /// The only schema that is ours, if the address names one.
    schema: Option<String>,
}

pub(super) async fn dump(url: &str, to: &Path) -> Result<(), UpkeepError> {
    let target = Target::read(url);
    let mut part = to.as_os_str().to_owned();
    part.push(".part");
    let mut command = target.command("pg_dump");
    command.args(["--format=custom", "--no-owner", "--no-privileges"]);
    if let Some(schema) = &target.schema {
        command.arg(format!("--schema={schema}"));
    }
    command.arg("--file").arg(&part).arg("--dbname").arg(&target.url);
    run("pg_dump", command).await?;
    let file = |why: std::io::Error| UpkeepError::File {
        path: to.display().to_string(),
        why: why.to_string(),
    };
    std::fs::File::open(&part).and_then(|it| it.sync_all()).map_err(file)?;
    std::fs::rename(&part, to).map_err(file)
}

/// Reads the whole backup first; then all of it comes back or nothing.
pub(super) async fn load(from: &Path, url: &str) -> Result<(), UpkeepError> {
    let target = Target::read(url);
    let mut look = target.command("pg_restore");
    look.arg("--file=/dev/null").arg(from);
    run("pg_restore", look).await?;
    let mut command = target.command("pg_restore");
    command.args(["--exit-on-error", "--single-transaction", "--clean", "--if-exists"]);
    command.args(["--no-owner", "--no-privileges", "--dbname"]).arg(&target.url).arg(from);
    run("pg_restore", command).await
}

async fn run(program: &'static str, mut command: Command) -> Result<(), UpkeepError> {
    command.stdin(Stdio::null());
    let ended = tokio::task::spawn_blocking(move || command.output()).await;
    let output = ended.unwrap_or_else(|_| Err(ErrorKind::Interrupted.into()));
    let output = output.map_err(|error| match error.kind() {
        ErrorKind::NotFound => UpkeepError::NoProgram { program },
        _ => UpkeepError::Program { program, why: error.to_string() },
    })?;
    if output.status.success() {
        return Ok(());
    }
    let said = String::from_utf8_lossy(&output.stderr);
    let why = said.trim().replace('\n', "; ");
    Err(UpkeepError::Program { program, why })
}

impl Target {
    /// The address as its own driver reads it, in the words of PostgreSQL's programs.
    fn read(url: &str) -> Target {
        let (open, query) = url.split_once('?').unwrap_or((url, ""));
        let mut target = Target { url: open.to_owned(), password: None, schema: None };
        if let Some((scheme, rest)) = open.split_once("://")
            && let Some((who, host)) = rest.rsplit_once('@')
            && let Some((user, password)) = who.split_once(':')
        {
            target.url = format!("{scheme}://{user}@{host}");
            target.password = Some(decoded(password));
        }
        let mut kept = Vec::new();
        for pair in query.split('&').filter(|pair| !pair.is_empty()) {
            let (name, value) = pair.split_once('=').unwrap_or((pair, ""));
            match decoded(name).as_str() {
                "password" => target.password = Some(decoded(value)),
                "options[search_path]" => target.schema = Some(decoded(value)),
                "statement-cache-capacity" => {}
                _ => kept.push(pair),
            }
        }
        if !kept.is_empty() {
            target.url = format!("{}?{}", target.url, kept.join("&"));
        }
        target
    }

    fn command(&self, program: &str) -> Command {
        let mut command = Command::new(program);
        command.env("LC_ALL", "C");
        if let Some(password) = &self.password {
            command.env("PGPASSWORD", password);
        }
        command
    }
}

/// Text of a URL with its percent signs resolved.
fn decoded(text: &str) -> String {
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text.as_bytes();
    while let Some((first, after)) = rest.split_first() {
        let code = after.get(..2).and_then(|two| std::str::from_utf8(two).ok());
        match code.and_then(|code| u8::from_str_radix(code, 16).ok()) {
            Some(byte) if *first == b'%' => {
                bytes.push(byte);
                rest = after.get(2..).unwrap_or_default();
            }
            _ => {
                bytes.push(*first);
                rest = after;
            }
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_password_is_seen_by_others() {
        let read = Target::read("postgres://omen:a%40b@db:5/omen?host=/run&password=c%20d");
        assert_eq!(read.url, "postgres://omen@db:5/omen?host=/run");
        assert_eq!(read.password.as_deref(), Some("c d"));
        let read = Target::read("postgres://omen:a%40b@db/omen");
        assert_eq!(
            (read.url.as_str(), read.password.as_deref()),
            ("postgres://omen@db/omen", Some("a@b"))
        );
    }

    #[test]
    fn a_schema_of_its_own_is_named() {
        let read = Target::read("postgres://omen@db/omen?options[search_path]=ours");
        assert_eq!(
            (read.url.as_str(), read.schema.as_deref()),
            ("postgres://omen@db/omen", Some("ours"))
        );
    }
}
