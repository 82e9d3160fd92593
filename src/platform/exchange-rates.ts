import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { z } from 'zod'
import { type ExchangeRates, SHIPPED_RATES } from '#config/exchange-rates.ts'
import { MARKETS } from '#config/markets.ts'
import { lookUp } from '#shared/look-up.ts'
import { ConfigurationError, type Env } from './env.ts'

/** Where an operator's rates are unless the environment names another file; the first existing file is used. */
const USUAL_FILES = ['exchange-rates.json', 'exchange-rates.csv']

/** A date further ahead than any time zone allows is a mistake. */
const MOST_AHEAD_MS = 36 * 3_600_000

/**
 * The rates in force: the operator's file (`EXCHANGE_RATES_FILE`, else `exchange-rates.json` or `.csv` in the data
 * folder), else the shipped ones. JSON is `{ "as_of": "2026-11-20", "base": "EUR", "rates": { "USD": 1.16, … } }`, CSV
 * the same as lines of `name,value`; a rate is the number of units that one of the base buys; the base is USD if none
 * is named. Rates of different days are never mixed, so a file must name the currency of every market.
 *
 * @throws ConfigurationError with one sentence that names the file and the mistake
 */
export async function readExchangeRates(
  env: Pick<Env, 'EXCHANGE_RATES_FILE' | 'dataFolder'>,
  now: Date,
): Promise<ExchangeRates> {
  const named = env.EXCHANGE_RATES_FILE
  if (named !== undefined) {
    const text = await textOf(named)
    if (text === null) throw new ConfigurationError(`The exchange rates are not at ${named}.`)
    return ratesIn(text, named, now)
  }
  for (const name of USUAL_FILES) {
    const file = join(env.dataFolder, name)
    const text = await textOf(file)
    if (text !== null) return ratesIn(text, file, now)
  }
  return SHIPPED_RATES
}

async function textOf(file: string): Promise<string | null> {
  try {
    return await readFile(file, 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw new ConfigurationError(`The exchange rates in ${file} cannot be read.`)
  }
}

const currency = z.string().regex(/^[A-Z]{3}$/, 'is no currency code')

const rateFile = z.object({
  as_of: z.iso.date(),
  base: currency.default('USD'),
  rates: z.record(currency, z.coerce.number().positive().finite()),
})

function ratesIn(text: string, file: string, now: Date): ExchangeRates {
  const refuse = (what: string) => new ConfigurationError(`The exchange rates in ${file} are wrong: ${what}.`)
  const result = rateFile.safeParse(extname(file).toLowerCase() === '.csv' ? tableIn(text) : jsonIn(text))
  if (!result.success) {
    const [issue] = result.error.issues
    throw refuse(`${issue?.path.join('.') || 'the file'}: ${issue?.message}`)
  }
  const { as_of: asOf, base, rates } = result.data
  if (Date.parse(asOf) > now.getTime() + MOST_AHEAD_MS) throw refuse(`${asOf} is in the future`)
  const perBase: Readonly<Record<string, number>> = { ...rates, [base]: 1 }
  const { USD: dollars } = perBase
  const missing = MARKETS.map((market) => market.currency).filter(
    (code) => lookUp(perBase, code) === undefined,
  )
  if (dollars === undefined || missing.length > 0) {
    throw refuse(`there is no rate for ${[...new Set([...missing, ...(dollars ? [] : ['USD'])])].join(', ')}`)
  }
  const unitsPerUsd = Object.fromEntries(
    Object.entries(perBase).map(([code, rate]) => [code, rate / dollars]),
  )
  return { asOf, unitsPerUsd }
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Lines of a name and a value: `as_of,2026-11-20`, `base,EUR`, `USD,1.16`; empty lines and a heading are skipped. */
function tableIn(text: string): unknown {
  const pairs = text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .map((line) => line.split(/[,;\t]/).map((cell) => cell.trim().replace(/^"(.*)"$/, '$1')))
    .filter(([name = '', value = '']) => name !== '' && value !== '' && value !== 'rate')
  const { as_of, base, ...rates } = Object.fromEntries(pairs)
  return { as_of, base, rates }
}
