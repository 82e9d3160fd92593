import type { texts } from './common/en.ts'
import type { Formats } from './formats.ts'
import type { Translate } from './text.ts'

const THOUSAND = 1000

/**
 * The labels of a currency's bands: `Below 30K`, `30K - 50K`, `Above 200K`. A band begins one above the band below it
 * (30,001), its label with the round amount between the two. If the edges of a currency are not all whole thousands, as
 * in US dollars a month, its amounts are written out: `2,500 - 4,000`.
 */
export function payBandPhrases(
  bands: readonly { from: number; to: number | null }[],
  t: Translate<typeof texts>,
  formats: Formats,
): string[] {
  const isThousands = bands.every(({ to }) => to === null || to % THOUSAND === 0)
  const written = isThousands ? formats.short : formats.number
  return bands.map(({ from, to }) => {
    if (from === 0 && to !== null) return t('pay.band_below', { amount: written(to) })
    const edge = written(from - 1)
    return to === null
      ? t('pay.band_above', { amount: edge })
      : t('pay.band_between', { from: edge, to: written(to) })
  })
}
