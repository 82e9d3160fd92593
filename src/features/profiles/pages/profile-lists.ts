import { countryChoices } from '#app/common/country-choices.ts'
import type { PageServices } from '#app/common/services.ts'
import { getConfigList } from '#features/lookups/contract.ts'
import { listProfileViews } from '../contract/seen-profile.ts'

type PageCalls = Pick<PageServices, 'dispatch' | 'viewer'>

/** The countries in which the site is used, by their codes. `own`: of somebody from elsewhere. */
export async function readCountries({ dispatch, viewer }: PageCalls, own: string | null = null) {
  const order = new Intl.Collator(viewer.language)
  const all = (await dispatch(getConfigList, { type: 'country_lists' }, viewer))
    .map(({ key, value }) => ({ id: key, value }))
    .sort((one, other) => order.compare(one.value, other.value))
  const used = countryChoices(viewer.language).map(({ code, name }) => ({ id: code, value: name }))
  const missing = used.some(({ id }) => id === own) ? [] : all.filter(({ id }) => id === own)
  return { all, used: [...used, ...missing] }
}

/** The number of employers that opened the profile in the last 30 days; null: it is not known now. */
export async function countViewers({ dispatch, viewer }: PageCalls): Promise<number | null> {
  const seen = await dispatch(listProfileViews, {}, viewer).catch(() => null)
  return seen?.recently.companies ?? null
}
