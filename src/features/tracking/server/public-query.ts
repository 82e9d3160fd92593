import { DEFAULT_LANGUAGE, isLanguage } from '#config/languages.ts'

const LONGEST = 60
const MOST_WORDS = 8

/**
 * A query as it may be shown to others, so that the same words are the same query: small letters, single blanks. Null
 * for what may say who somebody is (an address, a number to call) or says nothing.
 */
export function publicQuery(said: string, language: string): string | null {
  const query = said
    .normalize('NFKC')
    .toLocaleLowerCase(isLanguage(language) ? language : DEFAULT_LANGUAGE)
    .replace(/\s+/g, ' ')
    .trim()
  if (query.length < 2 || query.length > LONGEST || query.split(' ').length > MOST_WORDS) return null
  return /\p{L}/u.test(query) && !isPersonal(query) ? query : null
}

/** An address of mail or the web, or digits enough for a telephone or an identity card, however they are grouped. */
function isPersonal(query: string): boolean {
  return /@|:\/\/|\bwww\.|\p{N}(?:[\s().+\-/_]*\p{N}){5,}/u.test(query)
}
