//! The encoding of source files: bytes to text.

use encoding_rs::{Encoding, UTF_8};

/// The encoding of source files.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Charset(&'static Encoding);

/// Where bytes are no text of an encoding.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotText {
    /// The first byte that is none, from 0.
    pub byte: usize,
    /// Its line, from 1.
    pub line: usize,
}

impl NotText {
    fn at(byte: usize, bytes: &[u8]) -> Self {
        Self { byte, line: bytes[..byte].split(|byte| *byte == b'\n').count() }
    }
}

impl Default for Charset {
    fn default() -> Self {
        Self(UTF_8)
    }
}

impl Charset {
    /// The encoding of a name as compilers, editors and browsers use it: `UTF-8`, `ISO-8859-1`, `Shift_JIS`.
    pub fn named(name: &str) -> Option<Self> {
        // Java has names of its own for two of them
        let plain = name.trim().to_ascii_lowercase().replace("x-windows-", "windows-");
        let plain = if plain == "iso8859_1" { "iso-8859-1".to_owned() } else { plain };
        Encoding::for_label(plain.as_bytes()).map(Self)
    }

    /// Its name, which Java knows as well.
    pub fn name(self) -> &'static str {
        self.0.name()
    }

    /// The text, or the first byte that is none.
    pub fn decode(self, bytes: Vec<u8>) -> Result<String, NotText> {
        if self.0 == UTF_8 {
            return String::from_utf8(bytes)
                .map_err(|error| NotText::at(error.utf8_error().valid_up_to(), error.as_bytes()));
        }
        let (encoding, start) = Encoding::for_bom(&bytes).unwrap_or((self.0, 0));
        let mut decoder = encoding.new_decoder_without_bom_handling();
        let room = decoder.max_utf8_buffer_length(bytes.len() - start).unwrap_or(bytes.len());
        let mut text = String::with_capacity(room);
        let (ended, read) = decoder.decode_to_string_without_replacement(&bytes[start..], &mut text, true);
        match ended {
            encoding_rs::DecoderResult::Malformed(length, beyond) => {
                let byte = (start + read).saturating_sub(usize::from(length) + usize::from(beyond));
                Err(NotText::at(byte, &bytes))
            }
            encoding_rs::DecoderResult::InputEmpty | encoding_rs::DecoderResult::OutputFull => Ok(text),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Charset, NotText};

    #[test]
    fn bytes_are_read_in_their_encoding() {
        for (name, bytes) in [
            ("UTF-8", &b"caf\xc3\xa9"[..]),
            ("ISO-8859-1", b"caf\xe9"),
            ("ISO8859_1", b"caf\xe9"),
            ("Cp1252", b"caf\xe9"),
            ("UTF-16", b"\xfe\xff\0c\0a\0f\0\xe9"),
            ("UTF-16LE", b"c\0a\0f\0\xe9\0"),
        ] {
            let charset = Charset::named(name).unwrap_or_else(|| panic!("{name} is known"));
            assert_eq!(charset.decode(bytes.to_vec()), Ok("caf\u{e9}".to_owned()), "{name}");
        }
        assert_eq!(Charset::named("klingon"), None);
    }

    #[test]
    fn what_is_no_text_has_its_place() {
        assert_eq!(Charset::default().decode(b"a\n\xe9c".to_vec()), Err(NotText { byte: 2, line: 2 }));
        let japanese = Charset::named("Shift_JIS").expect("it is known");
        assert_eq!(japanese.decode(b"ab\xff".to_vec()), Err(NotText { byte: 2, line: 1 }));
    }
}
