import { expect, test } from 'vitest'
import { LANGUAGES, type Language } from '#config/languages.ts'
import { MARKETS } from '#config/markets.ts'
import { payBandsOf } from '#config/pay-bands.ts'
import type { texts } from './common/en.ts'
import { compileCatalogue } from './compile-catalogue.ts'
import { formatsFor } from './formats.ts'
import { payBandPhrases } from './pay-band-phrases.ts'
import { textsFor } from './text.ts'

const CURRENCIES = [...new Set(MARKETS.map(({ currency }) => currency))]

async function labels(language: Language, currency: string): Promise<string[]> {
  const { texts: words }: { texts: Readonly<Record<string, string>> } = await import(
    `./common/${language}.ts`
  )
  const t = textsFor<typeof texts>(language, compileCatalogue(words))
  return payBandPhrases(payBandsOf(currency), t, formatsFor(language))
}

test('the bands of the Philippines read as the specification has them', async () => {
  expect(await labels('en', 'PHP')).toEqual([
    'Below 30K',
    '30K - 50K',
    '50K - 80K',
    '80K - 120K',
    '120K - 160K',
    '160K - 200K',
    'Above 200K',
  ])
})

test('amounts that are not whole thousands are written out', async () => {
  expect((await labels('en', 'USD')).slice(0, 2)).toEqual(['Below 2,500', '2,500 - 4,000'])
})

test.each(LANGUAGES)(
  'in %s a label says exactly where its band begins and ends, in every currency',
  async (language) => {
    for (const currency of CURRENCIES) {
      const said = (await labels(language, currency)).map((label) => amountsIn(label, language))
      const meant = payBandsOf(currency).map(({ from, to }) => [
        ...(from === 0 ? [] : [from - 1]),
        ...(to === null ? [] : [to]),
      ])
      expect(said, currency).toEqual(meant)
    }
  },
)

const UNITS: Readonly<Record<string, number>> = {
  K: 1e3,
  mil: 1e3,
  rb: 1e3,
  bin: 1e3,
  ألف: 1e3,
  آلاف: 1e3,
  万: 1e4,
  萬: 1e4,
  M: 1e6,
  mi: 1e6,
  jt: 1e6,
  J: 1e6,
  milyon: 1e6,
  مليون: 1e6,
  ملايين: 1e6,
}

/** Reads a label as a person would: digits with the language's separators, and the unit behind them. */
function amountsIn(label: string, language: Language): number[] {
  const decimal = ['es', 'pt', 'id', 'tr'].includes(language) ? ',' : '.'
  return [...label.matchAll(/(\d[\d.,]*)\s?([\p{L}]*)/gu)].map(([, digits = '', unit = '']) => {
    const plain = [...digits].filter((sign) => sign === decimal || /\d/.test(sign)).join('')
    const word = Object.keys(UNITS).find(
      (known) => unit === known || (/[万萬]/.test(known) && unit.startsWith(known)),
    )
    return Math.round(Number(plain.replace(',', '.')) * (word === undefined ? 1 : (UNITS[word] ?? 1)))
  })
}
