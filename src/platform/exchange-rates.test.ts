import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { convertAmount, SHIPPED_RATES } from '#config/exchange-rates.ts'
import { MARKETS } from '#config/markets.ts'
import { ConfigurationError } from './env.ts'
import { readExchangeRates } from './exchange-rates.ts'

const root = mkdtempSync(join(tmpdir(), 'joblane-rates-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

const now = new Date('2026-11-21T12:00:00Z')
let made = 0

/** A data folder with these files. */
function folderWith(files: Readonly<Record<string, string>>): string {
  const folder = join(root, String(++made))
  mkdirSync(folder)
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
  return folder
}

const read = (files: Readonly<Record<string, string>>) =>
  readExchangeRates({ dataFolder: folderWith(files), EXCHANGE_RATES_FILE: undefined }, now)

/** One euro buys two units of every currency, but four dollars. */
const perEuro = {
  ...Object.fromEntries(MARKETS.map(({ currency }) => [currency, 2])),
  EUR: 1,
  USD: 4,
}
const json = (given: object) => JSON.stringify({ as_of: '2026-11-20', base: 'EUR', rates: perEuro, ...given })
const csv = [`as_of,2026-11-20`, 'base,EUR', ...Object.entries(perEuro).map((pair) => pair.join(','))].join(
  '\r\n',
)

test('without a file the shipped rates apply', async () => {
  expect(await read({})).toBe(SHIPPED_RATES)
})

test.each([
  ['JSON', { 'exchange-rates.json': json({}) }],
  ['CSV', { 'exchange-rates.csv': csv }],
  [
    'CSV from a spreadsheet',
    { 'exchange-rates.csv': `\uFEFF"currency";"rate"\n\n${csv.replaceAll(',', ';')}\n` },
  ],
])('an operator’s rates as %s replace them with their own date', async (_form, files) => {
  const rates = await read(files)
  expect(rates.asOf).toBe('2026-11-20')
  expect(convertAmount(100, 'EUR', 'USD', rates)).toBe(400)
  expect(convertAmount(100, 'USD', 'PHP', rates)).toBe(50)
})

test('the file named by the environment comes before the usual one', async () => {
  const dataFolder = folderWith({
    'exchange-rates.json': json({}),
    'ours.json': json({ as_of: '2026-11-19' }),
  })
  const rates = await readExchangeRates(
    { dataFolder, EXCHANGE_RATES_FILE: join(dataFolder, 'ours.json') },
    now,
  )
  expect(rates.asOf).toBe('2026-11-19')
})

test.each([
  ['no JSON', '{', /the file/],
  ['no date', json({ as_of: undefined }), /as_of/],
  ['a date that never was', json({ as_of: '2026-02-30' }), /as_of/],
  ['a date to come', json({ as_of: '2026-12-01' }), /2026-12-01 is in the future/],
  ['a rate of nothing', json({ rates: { ...perEuro, JPY: 0 } }), /rates.JPY/],
  ['a rate in words', json({ rates: { ...perEuro, JPY: 'many' } }), /rates.JPY/],
  ['no such currency', json({ rates: { ...perEuro, yen: 1 } }), /yen/],
  [
    'a market left out',
    json({ rates: { ...perEuro, JPY: undefined, TWD: undefined } }),
    /no rate for TWD, JPY/,
  ],
  ['no dollar to compare by', json({ rates: { ...perEuro, USD: undefined } }), /no rate for USD/],
])('with %s the site does not start, and says why', async (_what, text, reason) => {
  const failure = await read({ 'exchange-rates.json': text }).catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(ConfigurationError)
  expect(String(failure)).toMatch(reason)
})

test('a named file that does not exist is reported', async () => {
  const wish = { dataFolder: root, EXCHANGE_RATES_FILE: join(root, 'none.csv') }
  await expect(readExchangeRates(wish, now)).rejects.toThrow(/are not at .*none\.csv/)
})
