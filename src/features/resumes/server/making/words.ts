/** A text that somebody wrote, as it is set. */
export interface Words {
  text: string
  /** By its first letter, as browsers find it for `dir="auto"`; `null`: it has none, and goes as its surroundings. */
  dir: 'ltr' | 'rtl' | null
  /** Of the web, of mail, or a number of a phone. */
  is_address: boolean
}

export function words(typed: string): Words {
  const text = typed.replaceAll(PICTURES, '')
  return { text: breakable(text), dir: directionOfWords(text), is_address: false }
}

// No font of ours has the coloured pictures of chats, and a resume has an empty box in the place of none.
const PICTURES =
  /(?:[\p{Emoji_Presentation}\p{Emoji_Modifier}\p{Regional_Indicator}]|\ufe0f|\u200d(?=\p{Extended_Pictographic}))+ ?/gu

/**
 * A word longer than a line would run off the page. Addresses get a place to break behind their signs, other long words
 * one every so many characters. Scripts that are written without spaces break by themselves.
 */
function breakable(text: string): string {
  return text.replaceAll(LONG_WORD, (word) =>
    word.replaceAll(AFTER_SIGN, '$&\u200b').replaceAll(LONG_PART, '$&\u200b'),
  )
}

const UNSPACED = '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Thai}'
const LONG_WORD = new RegExp(`[^\\s\\u200b${UNSPACED}]{22,}`, 'gu')
const AFTER_SIGN = /[/?&=_@.-](?=[^/?&=_@.-])/gu
// Not between a letter and its marks.
const LONG_PART = /[^\u200b]{24}(?=[^\u200b\p{M}\u200d])/gu

function directionOfWords(text: string): Words['dir'] {
  const letter = /\p{L}/u.exec(text)?.[0]
  if (letter === undefined) return null
  return /[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(letter) ? 'rtl' : 'ltr'
}
