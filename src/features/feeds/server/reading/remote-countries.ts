import { foldText } from '#shared/fold-text.ts'
import { countriesWithin, groupedCountries } from './country-groups.ts'
import { REMOTE_WORD } from './read-arrangement.ts'

/**
 * The countries within which a job is remote, by the beginning of its description: 'Acme | Backend Engineer | REMOTE
 * (US) | Full-time'. They limit remote work of which neither place nor title names a country; without them it would be
 * open to everybody. Only what stands beside the word counts: in brackets after it, or in the same short part of the
 * line. A wish ('EU preferred'), a place beside which remote is the other choice ('Oslo or remote') and hours ('EU time
 * zones') limit nothing.
 */
export function remoteCountries(description: string): string[] {
  const beginning = description.slice(0, BEGINNING)
  const parts = [...bracketsOf(beginning), ...shortParts(beginning)].filter(
    (part) => !LIMITS_NOTHING.test(part),
  )
  return [...new Set(parts.flatMap((part) => [...countriesWithin(part), ...groupedCountries(part)]))]
}

const BEGINNING = 300

const bracketsOf = (text: string): string[] =>
  Array.from(text.matchAll(/\(([^()]{2,40})\)/g))
    .filter(({ index, 1: inside = '' }) => isRemote(inside) || isRemote(lastOf(text.slice(0, index))))
    .map(([, inside = '']) => inside)

/** The end of its last part: 'Remote-first' and its like in some language, with a space. */
const lastOf = (text: string): string => text.slice(-16).replace(/^.*[|\n;]/s, '')

const shortParts = (text: string): string[] =>
  text
    .split(/[|\n;•]|\s[—–]\s/)
    .filter((part) => part.length <= LONGEST_PART && isRemote(part))
    .map((part) => part.replace(BEFORE_OTHER_CHOICE, ''))

const LONGEST_PART = 80
const BEFORE_OTHER_CHOICE = /^.*\bor\s+(?=remote\b)/i

const isRemote = (text: string): boolean => REMOTE_WORD.test(foldText(text))

const LIMITS_NOTHING = /prefer|ideal|time ?zone|\bUTC|\bGMT|hours|overlap|anywhere|world|global/i
