//! Comma-separated values: fields in quotation marks may hold commas, line ends and doubled quotation marks.

/// A row: the byte that it begins at, and its fields.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// First byte.
    pub at: usize,
    /// Its fields.
    pub fields: Vec<String>,
}

/// A quotation mark that is never closed, with its byte.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Unclosed(pub usize);

/// All rows that are not empty.
pub fn rows(text: &str) -> Result<Vec<Row>, Unclosed> {
    let mut rows = Vec::new();
    let mut row = Row { at: 0, fields: Vec::new() };
    let mut field = String::new();
    let mut chars = text.char_indices().peekable();
    let mut end_row = |row: &mut Row, field: &mut String, next: usize| {
        row.fields.push(std::mem::take(field));
        if row.fields.iter().any(|f| !f.trim().is_empty()) {
            rows.push(Row { at: row.at, fields: std::mem::take(&mut row.fields) });
        }
        row.fields.clear();
        row.at = next;
    };
    while let Some((at, c)) = chars.next() {
        match c {
            '"' if field.trim().is_empty() => {
                field.clear();
                loop {
                    match chars.next() {
                        Some((_, '"')) if chars.peek().is_some_and(|(_, c)| *c == '"') => {
                            field.push('"');
                            chars.next();
                        }
                        Some((_, '"')) => break,
                        Some((_, c)) => field.push(c),
                        None => return Err(Unclosed(at)),
                    }
                }
            }
            ',' => row.fields.push(std::mem::take(&mut field)),
            '\r' if chars.peek().is_some_and(|(_, c)| *c == '\n') => {}
            '\n' | '\r' => end_row(&mut row, &mut field, at + 1),
            c => field.push(c),
        }
    }
    end_row(&mut row, &mut field, text.len());
    Ok(rows)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fields_of_rows() {
        let all = rows("a,b\r\n\n\"x, \"\"y\"\"\nz\",2\n").unwrap();
        assert_eq!(all[0], Row { at: 0, fields: vec!["a".into(), "b".into()] });
        assert_eq!(all[1].fields, ["x, \"y\"\nz", "2"]);
        assert_eq!(all.len(), 2);
        assert_eq!(rows("a,\"b"), Err(Unclosed(2)));
    }
}
