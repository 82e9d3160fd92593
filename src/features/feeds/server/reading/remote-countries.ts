import { foldText } from '#shared/fold-text.ts'
import { REMOTE_WORD } from './arrangement-words.ts'
import { countriesWithin, groupedCountries } from './country-groups.ts'

/**
 * The countries within which a job is remote, by its description. They limit remote work of which neither place nor
 * title names a country; without them it would be open to everybody. Three things are read, the surest first:
 *
 * - the beginning, 'Acme | Backend Engineer | REMOTE (US) | Full-time': what stands beside the word, in brackets after it
 *   or in the same short part of the line, and a part that is nothing but 'US-based' or 'US and Canada'
 * - a sentence that says whom the employer may take, 'must be located in Canada', wherever it stands
 * - brackets after the word farther below, for several jobs in one posting; all of them have to name countries
 *
 * A wish ('EU preferred'), a place beside which remote is the other choice ('Oslo or remote'), a single country beside
 * the name of the employer, and hours ('EU time zones') limit nothing.
 */
export function remoteCountries(description: string): string[] {
  const beginning = description.slice(0, BEGINNING)
  const first = [...bracketsOf(beginning), ...shortParts(beginning), ...partsOfCountries(beginning)]
  const named = limitsOf(first.filter((part) => !LIMITS_NOTHING.test(part)))
  if (named.length > 0) return named
  const required = limitsOf(requirementsOf(description))
  if (required.length > 0) return required
  const below = bracketsOf(description).map((part) => (LIMITS_NOTHING.test(part) ? [] : limitsOf([part])))
  return below.every((countries) => countries.length > 0) ? [...new Set(below.flat())] : []
}

const BEGINNING = 300

const limitsOf = (parts: readonly string[]): string[] => [
  ...new Set(parts.flatMap((part) => [...countriesWithin(inFull(part)), ...groupedCountries(part)])),
]

/** Codes that mean a country beside 'remote', where others are a job ('IT', 'QA') or an hour ('ET', 'PT'). */
const inFull = (part: string): string =>
  part.replace(/\b(?:AUS?|NZ|GER|DE|CAN)\b/g, (code) => FULL_NAMES.get(code) ?? code)
const FULL_NAMES = new Map([
  ['AU', 'Australia'],
  ['AUS', 'Australia'],
  ['NZ', 'New Zealand'],
  ['GER', 'Germany'],
  ['DE', 'Germany'],
  ['CAN', 'Canada'],
])

const bracketsOf = (text: string): string[] =>
  Array.from(text.matchAll(/\(([^()]{2,40})\)/g))
    .filter(({ index, 1: inside = '' }) => isRemote(inside) || isRemote(lastOf(text.slice(0, index))))
    .map(([, inside = '']) => inside)

/** The end of its last part: 'Remote-first', 'remote available' and their like in some language, with a space. */
const lastOf = (text: string): string => text.slice(-20).replace(/^.*[|\n;]/s, '')

const shortParts = (text: string): string[] =>
  partsOf(text)
    .flatMap((part) => (part.length <= LONGEST_PART ? [part] : part.split(' - ')))
    .filter((part) => part.length <= LONGEST_PART && isRemote(part))
    .map((part) => part.replace(BEFORE_OTHER_CHOICE, ''))

const LONGEST_PART = 80
const BEFORE_OTHER_CHOICE = /^.*\bor\s+(?=remote\b)/i

/** One country alone may be where the employer is: 'Acme | Germany | Remote'. */
const partsOfCountries = (text: string): string[] =>
  isRemote(text)
    ? partsOf(text)
        .map((part) => part.trim())
        .filter(
          (part) =>
            BASED.test(part) ||
            (SEVERAL.test(part) && part.split(AND).every((name) => limitsOf([name]).length > 0)),
        )
    : []

const BASED = /^(?:fully )?[\p{L}.]+(?: [\p{L}.]+)?[- ](?:based|only)$/iu
const AND = /\s*(?:[,/&]|\band\b|\bor\b)\s*/
const SEVERAL = /^[^,/&]{2,30}(?:[,/&]|\band\b|\bor\b)[^|]{2,50}$/

const partsOf = (text: string): string[] => text.split(/[|\n;•]|\s[—–]\s/)

/** What a sentence requires of the place of the candidate, as 'in the US'. */
const requirementsOf = (text: string): string[] =>
  REQUIREMENTS.flatMap((pattern) =>
    Array.from(text.matchAll(pattern), ([, where = '']) => where).filter(
      (where) => !LIMITS_NOTHING.test(where),
    ),
  )

/** Some words of the sentence, and no word of the next one; 'U.S.' ends none. */
const WHERE = String.raw`(?:the )?((?:(?!(?<!\b\p{L})[.!?]\s)[^;:|\n()]){2,60})`
const REQUIREMENTS = [
  String.raw`\b(?:must|have to|has to|need to|needs to) (?:be|live|reside|work)(?: (?:currently|legally|based|located|living|residing|resident|a resident|remotely))* (?:in|of|within) ${WHERE}`,
  String.raw`\b(?:authori[sz]ed|eligible|right|authori[sz]ation) to work (?:in|within) ${WHERE}`,
  String.raw`(?:^|\b(?:only|currently|are|we're) )hiring (?:only )?(?:in|within) ${WHERE}`,
  String.raw`\b(?:remote|remotely|anywhere) (?:across|within|throughout|in) ${WHERE}`,
  String.raw`\b([\p{L}.]{1,20})[- ]based,? (?:fully |100% )?remote\b`,
  String.raw`\b([\p{L}.]{1,20}) (?:citizens?|residents?|candidates?|applicants?)(?:/\w+)? only\b`,
].map((pattern) => new RegExp(pattern, 'gimu'))

const isRemote = (text: string): boolean => REMOTE_WORD.test(foldText(text))

const LIMITS_NOTHING =
  /prefer|ideal|time ?zone|\bUTC|\bGMT|hours|overlap|anywhere|world|global|international|\bnon\b|opt-in/i
