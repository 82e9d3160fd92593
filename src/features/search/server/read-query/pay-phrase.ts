import { TEXTS_BY_KEY, textsInEveryLanguage } from '#config/every-language.ts'
import type { Language } from '#config/languages.ts'
import { compileCatalogue } from '#i18n/compile-catalogue.ts'
import { formatsFor } from '#i18n/formats.ts'
import { type Translate, textsFor } from '#i18n/text.ts'
import type { ReadTerm } from './reading.ts'
import type { texts } from './texts/en.ts'

const TEXTS = await textsInEveryLanguage((language) => import(`./texts/${language}.ts`), TEXTS_BY_KEY)

const payText = (language: Language): Translate<typeof texts> =>
  textsFor<typeof texts>(language, compileCatalogue(TEXTS[language]))

/**
 * Pay by the hour, day or year as it was typed and as it is compared, by the month; empty for pay by the month. `country`
 * as in requests. The server writes it: few pages show one.
 */
export function payPhrase(
  { stated, from, to, currency }: Extract<ReadTerm, { filter: 'salary' }>,
  country: string,
  language: Language,
): string {
  const { kind } = stated
  if (kind === 'monthly') return ''
  const t = payText(language)
  const period = t(`read.${kind}`)
  const { money, moneyRange } = formatsFor(language, country || null)
  if (to === null || stated.to === null)
    return t('read.pay_above', { period, amount: money(stated.from, currency), month: money(from, currency) })
  if (from === 0)
    return t('read.pay_below', { period, amount: money(stated.to, currency), month: money(to, currency) })
  return t('read.pay_between', {
    period,
    amount: moneyRange(stated.from, stated.to, currency),
    month: moneyRange(from, to, currency),
  })
}
