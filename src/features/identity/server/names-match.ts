/**
 * Whether the account's name matches a name in the register: the register must have every word of it, each once. Order,
 * case, spaces, hyphens, accents and the words for "child of" are ignored. The register may have more words, since few
 * people use all of their names. But two words must agree, or one if the register has only one. Names in scripts other
 * than Latin cannot be compared, and do not match.
 */
export function namesMatch(accountName: string, principalName: string): boolean {
  const accountWords = wordsOf(accountName)
  const known = wordsOf(principalName)
  const isComparable = [accountWords, known].every(({ length }) => length > 0 && length <= MOST_WORDS)
  return isComparable && canCover(accountWords, known, Math.min(2, known.length))
}

/** Names in the register have up to 66 characters. */
const MOST_WORDS = 10

/** Patronymics as Singapore writes them: `s/o`, `d/o`, `bin`, `binte`; and `@` before another name. */
const CHILD_OF = /(?<![\p{L}\p{M}])(?:[sd]\/o|a\/[lp]|bin|binte?|binti|bte|ibni)(?![\p{L}\p{M}])/gu

const LETTERS: ReadonlyMap<string, string> = new Map([
  ['ß', 'ss'],
  ['æ', 'ae'],
  ['œ', 'oe'],
  ['ø', 'o'],
  ['đ', 'd'],
  ['ð', 'd'],
  ['ł', 'l'],
  ['þ', 'th'],
  ['ı', 'i'],
])

function wordsOf(name: string): string[] {
  const plain = name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[ßæœøđðłþı]/gu, (letter) => LETTERS.get(letter) ?? letter)
    .replaceAll(/['’ʼ`]/gu, '')
  return plain.replaceAll(CHILD_OF, ' ').match(/[\p{L}\p{N}]+/gu) ?? []
}

/**
 * Whether each word can be assigned to words of the register, so that no register word is used twice and at least
 * `atLeast` of them are used. On either side, several words may be written as one (`Wei Ming`, `Weiming`). It remembers
 * impossible branches and does not try them again.
 */
function canCover(accountWords: readonly string[], known: readonly string[], atLeast: number): boolean {
  const places = placesOf(known)
  const impossible = new Set<string>()
  const fitsFrom = (next: number, used: number): boolean => {
    if (next === accountWords.length) return bitsOf(used) >= atLeast
    const state = `${next} ${used}`
    if (impossible.has(state)) return false
    for (let end = next + 1; end <= accountWords.length; end++) {
      for (const place of places.get(accountWords.slice(next, end).join('')) ?? [])
        if ((place & used) === 0 && fitsFrom(end, used | place)) return true
    }
    impossible.add(state)
    return false
  }
  return fitsFrom(0, 0)
}

/** Neighbouring words joined together, with their positions as bits. */
function placesOf(known: readonly string[]): Map<string, number[]> {
  const places = new Map<string, number[]>()
  for (const start of known.keys()) {
    for (let end = start + 1; end <= known.length; end++) {
      const written = known.slice(start, end).join('')
      const bits = (1 << end) - (1 << start)
      places.set(written, [...(places.get(written) ?? []), bits])
    }
  }
  return places
}

const bitsOf = (mask: number): number => mask.toString(2).replaceAll('0', '').length
