/** The filters of the naive oracle: which of them a posting does not pass. */
import { isThere } from './naive-posting.test-helper.ts'
import type { RankingTables } from './naive-ranking.test-helper.ts'
import { payOverlaps } from './query/pay-bits.ts'
import { planExclusion } from './query/plan.ts'
import type { JobDocument, JobFilters } from './types.ts'

export function failingFilters(document: JobDocument, filters: JobFilters, tables: RankingTables): string[] {
  const failing: string[] = []
  const check = (name: string, passes: boolean) => {
    if (!passes) failing.push(name)
  }
  const { values } = document
  for (const name of Object.keys(tables.settings.facets)) {
    const chosen = filters.values[name] ?? []
    if (name === 'locationIds') check(name, isThere(document, filters))
    else if (chosen.length > 0) {
      check(
        name,
        (values[name] ?? []).some((value) => value !== 0 && chosen.includes(value)),
      )
    }
  }
  const { pay } = filters
  if (pay !== null) check('pay', overlaps(document, pay, pay.currency, tables))
  if (filters.postedSince !== null) check('postedSince', document.postedAt >= filters.postedSince)
  check('excludeCompanyIds', !filters.excludeCompanyIds.some((id) => values.companyIds?.includes(id)))
  check('excludeJobIds', !filters.excludeJobIds.includes(document.id))
  const languages = (values.languages ?? []).filter((tag) => tag !== '')
  const isUnread =
    languages.length > 0 && languages.every((tag) => filters.excludeLanguages.includes(String(tag)))
  check('excludeLanguages', !isUnread)
  check('excludeWords', !filters.excludeWords.some((phrase) => hasWords(document, phrase, tables)))
  return failing
}

/** Whether the pay of a posting overlaps a range of a currency. */
export const overlaps = (
  { pay }: JobDocument,
  range: { from: number; to: number | null },
  currency: string,
  { rate }: Pick<RankingTables, 'rate'>,
): boolean => pay !== null && payOverlaps(range, pay.min, pay.max, rate(pay.currency, currency))

function hasWords(document: JobDocument, phrase: string, { hasTerm }: RankingTables): boolean {
  const unit = planExclusion(phrase)
  return unit?.words.every((alternatives) => alternatives.some((term) => hasTerm(document, term))) ?? false
}
