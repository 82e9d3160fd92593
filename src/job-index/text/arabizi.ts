/**
 * Arabic in Latin letters. Everybody spells it in their own way, and short vowels are written in Latin letters only. So
 * two words are compared by their consonants, letters that people mix up being one; of long vowels, those of the Arabic
 * word must stand in the Latin one in their order. Digits stand for letters that Latin lacks: 7asib, mo7asib.
 */

/** The consonants of a word in Latin letters; null if it has other signs or too few to tell words apart. */
export function latinConsonants(word: string): string | null {
  if (!/^[a-z0-9']+$/.test(word)) return null
  return consonantsOf(inArabicSounds(word))
}

/** The same of a folded Arabic word. */
export function arabicConsonants(folded: string): string | null {
  return consonantsOf(romanised(folded))
}

/** Whether a word in Latin letters, whose consonants are the same, may be the Arabic one. */
export function hasLongVowels(word: string, folded: string): boolean {
  const sounds = inArabicSounds(word)
  if (lastVowel(sounds) !== lastVowel(romanised(folded.replace(/ه$/, 'ا')))) return false
  let at = 0
  for (const sound of romanised(folded)) {
    at = sounds.indexOf(sound, at) + 1
    if (at === 0) return false
  }
  return true
}

const lastVowel = (sounds: string): string => /[aiu]?$/.exec(sounds)?.[0] ?? ''

function consonantsOf(sounds: string): string | null {
  const consonants = sounds.replace(/[aiu]/g, '')
  return consonants.length >= 2 ? consonants : null
}

function inArabicSounds(word: string): string {
  return LATIN.reduce((text, [from, to]) => text.replace(from, to), word)
}

/** In order: a later rule reads what an earlier one wrote. Capitals are sounds that take two Latin letters. */
const LATIN: readonly (readonly [RegExp, string])[] = [
  [/^(?:al|el)[-']?(?=.{4})/, ''],
  [/[23']/g, ''],
  [/sh|ch/g, 'S'],
  [/kh|5|x/g, 'X'],
  [/gh/g, 'G'],
  [/th|6/g, 't'],
  [/dh|z/g, 'd'],
  [/ph|v/g, 'f'],
  [/p/g, 'b'],
  [/7/g, 'h'],
  [/[q8]/g, 'k'],
  [/9|c/g, 's'],
  [/g/g, 'j'],
  [/[ouw]/g, 'u'],
  [/[eiy]/g, 'i'],
  [/(?<=.)h$/, ''],
  [/(.)\1+/g, '$1'],
]

function romanised(folded: string): string {
  let sounds = ''
  for (const letter of folded) sounds += ARABIC.get(letter) ?? ''
  return sounds.replace(/(?<=.)h$/, '').replace(/([aiu])\1+/g, '$1')
}

const ARABIC = new Map(
  [
    ['b', 'ب'],
    ['t', 'تطث'],
    ['j', 'ج'],
    ['h', 'حه'],
    ['X', 'خ'],
    ['d', 'دضذظز'],
    ['r', 'ر'],
    ['s', 'سص'],
    ['S', 'ش'],
    ['G', 'غ'],
    ['f', 'ف'],
    ['k', 'قك'],
    ['l', 'ل'],
    ['m', 'م'],
    ['n', 'ن'],
    ['u', 'و'],
    ['i', 'ي'],
    ['a', 'ا'],
  ].flatMap(([sound = '', letters = '']) =>
    Array.from(letters, (letter): [string, string] => [letter, sound]),
  ),
)
