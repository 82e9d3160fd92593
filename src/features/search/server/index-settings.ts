import { CURRENCIES } from '#config/currencies.ts'
import { type ExchangeRates, SHIPPED_RATES } from '#config/exchange-rates.ts'
import { JOB_FACETS } from '#config/job-filter-details.ts'
import type { JobFacet } from '#config/job-filters.ts'
import { payBandsOf } from '#config/pay-bands.ts'
import type { JobIndexSettings } from '#job-index/settings.ts'
import { siteNames } from './site-names.ts'

/**
 * The settings of the index: the facets of the filters, the titles and skills of the site, its pay bands, its dated
 * rates.
 */
export function indexSettings(rates: ExchangeRates = SHIPPED_RATES): JobIndexSettings<JobFacet> {
  return {
    facets: JOB_FACETS,
    concepts: siteNames().dictionary,
    meaning: siteNames().meaning,
    payBands: Object.fromEntries(CURRENCIES.map(({ code }) => [code, payBandsOf(code)])),
    currencyRates: rates.unitsPerUsd,
    now: () => Date.now() / 1000,
  }
}
