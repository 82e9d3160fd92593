/**
 * Whether a text has lost letters before it came to us: it has the replacement character, question marks in place of
 * letters ('?? Analisti', 'geli?tirme'), or one letter between all others. The letters cannot be restored; the text is
 * shown as it is and reported.
 */
export function isDamaged(text: string): boolean {
  if (text.includes('\ufffd') || LOST_WORD.test(text)) return true
  const lost = text.match(LOST_LETTER)?.length ?? 0
  return lost >= 3 || INTERLEAVED.test(text)
}

const LOST_WORD = /(?:^|\s)\?{2,}(?=\s\p{L})/u
const LOST_LETTER = /(?<=\p{Ll})\?(?=\p{Ll})/gu
const INTERLEAVED = /(\P{ASCII})(?:(?!\1)\S\1){5}/u
