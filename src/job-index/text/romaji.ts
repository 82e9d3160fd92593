/**
 * Japanese in Latin letters, in one spelling for all that people type: Hepburn, Kunrei and what keyboards take (shi, si;
 * chou, cho, chō; gakkou, gako). Long vowels are short and double consonants single, because most people leave them
 * out.
 */

/** The one spelling; null if the letters are not Japanese. */
export function romajiKey(typed: string): string | null {
  const letters = typed
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’-]/g, '')
  if (!/^[a-z]+$/.test(letters)) return null
  const spelt = SPELLINGS.reduce((text, [from, to]) => text.replace(from, to), letters)
  return SYLLABLES.test(spelt) ? spelt : null
}

/** The reading of hiragana and katakana in that spelling; null if the text has other characters. */
export function kanaReading(kana: string): string | null {
  let reading = ''
  for (const character of kana) {
    const code = character.charCodeAt(0)
    const hiragana = code >= 0x30a1 && code <= 0x30f6 ? String.fromCharCode(code - 0x60) : character
    const syllable = KANA.get(hiragana)
    if (syllable === undefined) return null
    reading += syllable
  }
  const joined = JOINED.reduce((text, [from, to]) => text.replace(from, to), reading)
  return joined === '' ? '' : romajiKey(joined)
}

/** A small letter, marked by "_", replaces the vowel before it: hu and small a are fa, ki and small ya are kya. */
const JOINED: readonly (readonly [RegExp, string])[] = [
  [/i_y/g, 'y'],
  [/hu_/g, 'f'],
  [/(^|[aiueon])u_/g, '$1w'],
  [/(?<=[szt])i_/g, 'y'],
  [/[aiueo]?_/g, ''],
]

const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/tch/g, 'ch'],
  [/([bcdfghjkmprstvwyz])\1+/g, '$1'],
  [/sh(?=[aueo])/g, 'sy'],
  [/shi/g, 'si'],
  [/ch(?=[aueo])/g, 'ty'],
  [/chi/g, 'ti'],
  [/ts(?=u)/g, 't'],
  [/th(?=[iy])/g, 't'],
  [/fu/g, 'hu'],
  [/jy?(?=[aueo])/g, 'zy'],
  [/ji/g, 'zi'],
  [/di/g, 'zi'],
  [/du/g, 'zu'],
  [/v/g, 'b'],
  [/m(?=[bpm])/g, 'n'],
  [/([aiueo])\1+/g, '$1'],
  [/ou/g, 'o'],
  [/wo/g, 'o'],
]
const SYLLABLES = /^(?:(?:[kgsztdnhbpmr]y?|[yfw])?[aiueo]|n(?![aiueoy]))+$/

const ROWS: readonly (readonly [string, string])[] = [
  ['', 'あいうえお'],
  ['k', 'かきくけこ'],
  ['g', 'がぎぐげご'],
  ['s', 'さしすせそ'],
  ['z', 'ざじずぜぞ'],
  ['t', 'たちつてと'],
  ['d', 'だぢづでど'],
  ['n', 'なにぬねの'],
  ['h', 'はひふへほ'],
  ['b', 'ばびぶべぼ'],
  ['p', 'ぱぴぷぺぽ'],
  ['m', 'まみむめも'],
  ['r', 'らりるれろ'],
]
const KANA = new Map<string, string>([
  ...ROWS.flatMap(([consonant, kana]) =>
    [...kana].map((letter, at): [string, string] => [letter, consonant + ('aiueo'[at] ?? '')]),
  ),
  ['や', 'ya'],
  ['ゆ', 'yu'],
  ['よ', 'yo'],
  ['わ', 'wa'],
  ['を', 'o'],
  ['ん', 'n'],
  ['ゔ', 'bu'],
  ['っ', ''],
  ['ー', ''],
  ...[...'ゃゅょ'].map((letter, at): [string, string] => [letter, `_y${'auo'[at] ?? ''}`]),
  ...[...'ぁぃぅぇぉ'].map((letter, at): [string, string] => [letter, `_${'aiueo'[at] ?? ''}`]),
])
