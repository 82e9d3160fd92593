import { z } from 'zod'
import { MAX_URL } from '#config/limits.ts'
import { plainAmount, readAmount, THOUSANDTHS, type TypedAmount } from '#shared/read-amount.ts'
import { idList } from '#shared/request-values.ts'

/** Fields of the requests of a profile. A form sends text; an empty optional field says: none. */

const READABLE = /^[^\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]*$/u
const READABLE_LINES = /^(?:[^\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]|[\n\t])*$/u

const oneLine = (typed: string) => typed.normalize('NFC').replaceAll(/\s+/g, ' ').trim()
const lines = (typed: string) => typed.normalize('NFC').replaceAll(/\r\n?/g, '\n').trim()

/** One line that must be there. */
export const line = (max: number) =>
  z.string().transform(oneLine).pipe(z.string().min(1).max(max).regex(READABLE))

/** One line that may be empty. */
export const lineOrEmpty = (max: number) =>
  z.string().transform(oneLine).pipe(z.string().max(max).regex(READABLE))

/** A name; longer than allowed, so that the use-case refuses it with its own code (41051). */
export const typedName = () => lineOrEmpty(500)

/** One line, or none (null). */
export const optionalLine = (max: number) =>
  z.string().transform(oneLine).pipe(z.string().max(max).regex(READABLE)).transform(emptyToNull)

/** Several lines, or none (null). */
export const optionalLines = (max: number) =>
  z.string().transform(lines).pipe(z.string().max(max).regex(READABLE_LINES)).transform(emptyToNull)

/** A month as `2023-03`; months of a profile are between 1900 and 2100. */
export const month = () => z.string().regex(/^(?:19|20)\d\d-(?:0[1-9]|1[0-2])$/)
export const optionalMonth = () => z.union([z.literal('').transform(() => null), z.null(), month()])

/** A day as `1999-12-31`. */
export const optionalDay = () => z.union([z.literal('').transform(() => null), z.null(), z.iso.date()])

/** The id of an entry of a list. A form sends an empty text for none: it is missing, and not too small a number. */
export const listId = () => z.preprocess(numberIn, z.number().int().positive().max(32_767))
export const optionalListId = () => z.union([z.literal('').transform(() => null), z.null(), listId()])

/** Ids of a list, as `idList`; but absent stays absent, so that a change leaves it. */
export const optionalIdList = () => z.union([z.undefined(), idList()])

/** ISO 3166 alpha-2, or none. */
export const optionalCountry = () =>
  z.union([z.literal('').transform(() => null), z.null(), z.string().regex(/^[A-Z]{2}$/)])

/** ISO 4217, or none. */
export const optionalCurrency = () =>
  z.union([z.literal('').transform(() => null), z.null(), z.string().regex(/^[A-Z]{3}$/)])

/**
 * Major units of a currency, as a number or as people type it (`25,000`); or none. It stays a text where only its
 * currency says how it is read (`server/amount-in.ts`).
 */
export const optionalAmount = () =>
  z.preprocess(amountIn, z.union([z.number().min(0).max(1e12), z.null(), typedAmount]))

/** `abort`: a text of another form is told that a number is wanted. */
const typedAmount = z.string().max(30, { abort: true }).regex(THOUSANDTHS, { abort: true })

/** An address of the web, with or without its scheme; the use-case reads it (41248). */
export const address = () => z.string().trim().min(1).max(MAX_URL)
export const optionalAddress = () => z.string().trim().max(MAX_URL).transform(emptyToNull)

/** A box that is ticked or not. A form sends nothing for one that is not: it has a hidden field with 0 before it. */
export const isOn = () =>
  z.preprocess((value) => {
    const last: unknown = Array.isArray(value) ? value.at(-1) : value
    if (last === '' || last === '0' || last === 'false') return false
    return last === '1' || last === 'on' || last === 'true' ? true : last
  }, z.boolean())

/** The id of a row of a profile. */
export const entryId = () => z.uuid()

function numberIn(value: unknown): unknown {
  if (value === '') return undefined
  return typeof value === 'string' ? Number(value) : value
}

function amountIn(value: unknown): unknown {
  if (typeof value !== 'string') return value
  if (value.trim() === '') return null
  const text = plainAmount(value)
  if (THOUSANDTHS.test(text)) return text
  const amount = readAmount(text)
  if (amount !== null && !('isUnclear' in amount)) return numberOf(amount)
  return Number.isNaN(Number(text)) ? text : Number(text)
}

/** In major units. */
export const numberOf = ({ whole, decimals }: TypedAmount): number => Number(`${whole}.${decimals || 0}`)

function emptyToNull(text: string): string | null {
  return text === '' ? null : text
}
