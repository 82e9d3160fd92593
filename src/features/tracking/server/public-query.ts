import { DEFAULT_LANGUAGE, isLanguage } from '#config/languages.ts'

const LONGEST = 60
const MOST_WORDS = 8

/**
 * Normalises a query so that it can be shown to others: lower case, single spaces. Returns null for a query that may
 * identify a person (an address, a phone number) or is empty.
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

/** An email or web address, or enough digits for a telephone or identity card number, in any grouping. */
function isPersonal(query: string): boolean {
  return /@|:\/\/|\bwww\.|\p{N}(?:[\s().+\-/_]*\p{N}){5,}/u.test(query)
}
