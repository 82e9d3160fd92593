/** Pinyin as people mix it up: without tones, zh as z, ng as n. */

export function pinyinKey(syllable: string): string {
  const letters = syllable
    .toLowerCase()
    .normalize('NFD')
    .replace(/u\u0308/g, 'v')
  return loosePinyin(letters.replace(/[^a-z]/g, ''))
}

/** The same for syllables in a row. */
export function loosePinyin(letters: string): string {
  return letters.replace(/(?<=[zcs])h/g, '').replace(/(?<=[aeiou]n)g(?![aeiou])/g, '')
}
