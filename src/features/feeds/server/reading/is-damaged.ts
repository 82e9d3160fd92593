/**
 * Whether a text lost letters on its way here: it has the replacement character, question marks where letters were
 * ('?? Analisti', 'geli?tirme'), or one letter between all others. Nothing brings them back; the text is shown as it
 * is and reported.
 */
export function isDamaged(text: string): boolean {
  if (text.includes('\ufffd') || LOST_WORD.test(text)) return true
  const lost = text.match(LOST_LETTER)?.length ?? 0
  return lost >= 3 || INTERLEAVED.test(text)
}

const LOST_WORD = /(?:^|\s)\?{2,}(?=\s\p{L})/u
const LOST_LETTER = /(?<=\p{Ll})\?(?=\p{Ll})/gu
const INTERLEAVED = /(\P{ASCII})(?:(?!\1)\S\1){5}/u
