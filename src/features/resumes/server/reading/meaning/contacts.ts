import { asciiDigits } from '#shared/ascii-digits.ts'
import { findDates } from '../words/dates.ts'
import { labelOf } from '../words/line-kinds.ts'
import type { NumberedLine, Section } from './sections.ts'

export interface Found {
  value: string
  line: NumberedLine
}

export interface Contacts {
  emails: Found[]
  phones: Found[]
  links: Found[]
}

const MOST = 5

/** Addresses and numbers where people say their own: at the head and under such a heading, else anywhere. */
export function readContacts(sections: readonly Section[]): Contacts {
  const own = sections
    .filter(({ kind }) => kind === 'head' || kind === 'contact' || kind === 'links')
    .flatMap(({ lines }) => unbroken(lines))
  const all = sections.flatMap(({ lines }) => unbroken(lines))
  const found = (find: (line: NumberedLine) => string[]) => {
    const inOwn = unique(own, find)
    return inOwn.length > 0 ? inOwn : unique(all, find).slice(0, 1)
  }
  const labelledPhones = unique(all, (line) =>
    labelOf(line.text, line.cells)?.label === 'phone' ? phonesIn(line, 6) : [],
  )
  const phones = unique(own, (line) => phonesIn(line))
  return {
    emails: found(({ text }) => text.match(EMAIL) ?? []),
    phones: (phones.length > 0 ? phones : labelledPhones).slice(0, MOST),
    links: unique(
      [...own, ...sections.filter(({ kind }) => kind === 'other').flatMap(({ lines }) => unbroken(lines))],
      linksIn,
    ).slice(0, MOST * 2),
  }
}

/** Whether an address behind words, such as `LinkedIn`, is that of a person and not of a work of theirs. */
export const isProfile = (address: string): boolean =>
  /^https?:\/\/(?:[a-z]+\.)?(?:linkedin\.com\/in|github\.com|gitlab\.com|behance\.net)\/[^/?#]+\/?$/i.test(
    address,
  )

export const isSameSite = (one: string, other: string): boolean => siteOf(one) === siteOf(other)

const siteOf = (address: string): string | undefined =>
  address
    .replace(/^https?:\/\//i, '')
    .replace(/^www\./i, '')
    .toLowerCase()
    .split('/')[0]

/** Addresses are broken at the edge of a narrow column: `mai@example-` and below it `mail.com`. */
function unbroken(lines: readonly NumberedLine[]): NumberedLine[] {
  return lines.map((line, index): NumberedLine => {
    const next = lines[index + 1]
    const isBroken =
      /(?:@|https?:\/\/|www\.|\.[a-z]{2,6}\/)\S*[-/._@]$/i.test(line.text) ||
      (/\S{12,}@\S*$/.test(line.text) && !/@\S+\.\S{2,}$/.test(line.text))
    const goesOn = next !== undefined && next.page === line.page && /^[a-z\d][\w./-]*$/i.test(next.text)
    return isBroken && goesOn ? { ...line, text: `${line.text}${next.text}` } : line
  })
}

export const EMAIL = /[\p{L}\d][\p{L}\d._%+-]{0,63}@[\p{L}\d-]+(?:\.[\p{L}\d-]+)+/gu

function unique(lines: readonly NumberedLine[], find: (line: NumberedLine) => readonly string[]): Found[] {
  const found = new Map<string, Found>()
  for (const line of lines)
    for (const value of find(line)) {
      const same = value
        .toLowerCase()
        .replace(/^https?:\/\/(?:www\.)?/, '')
        .replaceAll(/[\s/]+$/g, '')
      if (!found.has(same)) found.set(same, { value, line })
    }
  return [...found.values()]
}

const NUMBER = /(?<![\p{L}\d/@.-])(?:\+|00)?[(（]?\+?\d[\d\s().・/–-]{5,22}\d(?![\p{L}\d@])/gu

/** Sequences of digits that are no dates, no codes of places and no parts of addresses. */
function phonesIn(line: NumberedLine, least = 8): string[] {
  return line.cells.flatMap((cell, index) => {
    const label = labelOf(cell)?.label ?? labelOf(line.cells[index - 1] ?? '')?.label
    const isOther = label !== undefined && label !== 'phone' && label !== 'email' && label !== 'name'
    return isOther && !/[|·•]/.test(cell) ? [] : numbersIn(cell, least)
  })
}

/**
 * The text with blanks in place of numbers of which a part is hidden, such as `138****5678`, `0917 XXX 4567` or
 * `1380013****`: what is left of one is no number.
 */
const withoutHidden = (text: string): string =>
  text.replaceAll(DIGITS_AND_MARKS, (found) => (isHidden(found) ? ' '.repeat(found.length) : found))

/** One class, so that a long line costs no more than its length. */
const DIGITS_AND_MARKS = /[+(（\d*＊●•█■xX#][\d*＊●•█■xX#+\s()（）.–-]*/gu

/** Two whole numbers with marks between them have more digits than one; marks around a number are bold type. */
const isHidden = (run: string): boolean =>
  run.length <= 40 &&
  run.replaceAll(/\D/g, '').length <= MOST_SHOWN_DIGITS &&
  !/^([*＊]+)[^*＊]+\1\s*$/u.test(run) &&
  HIDDEN.test(run)

const MOST_SHOWN_DIGITS = 12

/** Marks between digits, or three and more beside them. */
const HIDDEN =
  /\d[\s().–-]{0,2}[*＊●•█■xX#]{2,}[\s().–-]{0,2}\d|\d[\s().–-]?[*＊●•█■xX#]{3}|[*＊●•█■xX#]{3}[\s().–-]?\d/u

function numbersIn(given: string, least: number): string[] {
  const text = withoutHidden(asciiDigits(given))
  const dates = findDates(text)
  return [...text.matchAll(NUMBER)].flatMap(({ 0: found, index }) => {
    const digits = found.replaceAll(/\D/g, '')
    const isDate = dates.some((date) => date.index < index + found.length && index < date.index + date.length)
    const isAddress = /〒\s*$/.test(text.slice(0, index)) || /https?:\S*$|\/\S*$/.test(text.slice(0, index))
    const isMarked = /^[+(0]/.test(found) || least < 8 || digits.length >= 9
    const isNumber = isMarked && digits.length >= least && digits.length <= 15
    // As it is written, in whatever digits.
    return isDate || isAddress || !isNumber ? [] : [given.slice(index, index + found.length).trim()]
  })
}

const LINK =
  /(?:https?:\/\/|www\.)[^\s|,;<>()（）、，。]+|(?<![@\p{L}\d.-])(?:[a-z\d-]+\.)+(?:com|net|org|io|dev|me|co|ai|app|info|edu|tech|design|page|xyz|site|online|cn|jp|tw|br|mx|es|pt|id|my|tr|sa|ae|eg|us|uk|in|sg|hk|de|fr)(?:\/[^\s|,;<>()（）、，。]*)?(?![\p{L}\d@])/giu

const linksIn = ({ text }: NumberedLine): string[] =>
  (text.replaceAll(EMAIL, ' ').match(LINK) ?? []).map((link) => link.replace(/[.:·]+$/, ''))
