import { useFormats, useLanguage } from '#i18n/language-provider.tsx'
import { zoneName } from '#i18n/time-zones.ts'
import { Formatted } from '#ui/formatted.tsx'
import type { JobPreference } from '../../contract/job-preferences.ts'
import type { SeenProfile } from '../../contract/seen-profile.ts'
import { useNameIn } from '../profile/page-context.ts'
import { type ProfileText, useText } from '../profile/texts.ts'
import { NOT_BY_TIME, REMOTE } from './kinds.ts'

type SeenPreference = SeenProfile['job_preferences'][number]

/** A preference in words. What is still to be said is named, never asked for in red. */
export function PreferenceCard({ preference }: { preference: SeenPreference & Partial<JobPreference> }) {
  const t = useText()
  const language = useLanguage()
  const { list, money, moneyRange, country } = useFormats()
  const { titles, job_type_ids, location, salary_currency: currency = null } = preference
  const named = {
    type: useNameIn('job_types'),
    industry: useNameIn('industry_lists'),
    arrangement: useNameIn('arrangements'),
    language: useNameIn('language_lists'),
    salary: useNameIn('salary_types'),
  }
  const { salary_min: min = null, salary_max: max = null, time_zone, missing = [] } = preference
  const isByTime = !NOT_BY_TIME.includes(preference.salary_type_id ?? 0)
  const pay = isByTime && currency !== null ? payIn(currency) : ''
  const where = location?.value ?? (preference.country === null ? t('preferences.anywhere') : '')
  const isRemote = preference.arrangement_id === REMOTE
  const facts: [string, string][] = [
    [t('preferences.job_types'), list(job_type_ids.map(named.type))],
    [t('preferences.industry'), named.industry(preference.industry_id)],
    [t('preferences.arrangement'), named.arrangement(preference.arrangement_id)],
    [
      t('preferences.place'),
      list([where, preference.country ? country(preference.country) : ''].filter(Boolean)),
    ],
    [t('preferences.time_zone'), isRemote && time_zone ? zoneName(time_zone, language) : ''],
    [t('preferences.languages'), list(preference.language_ids.map(named.language))],
    [
      t('preferences.salary_type'),
      list([named.salary(preference.salary_type_id ?? null), pay].filter(Boolean)),
    ],
  ]
  const unsaid = [...new Set(missing.map((field) => fieldName(t, field)))].filter(Boolean)

  /** The wizard asks only for the least. */
  function payIn(stated: string): string {
    if (min !== null && max !== null) return moneyRange(min, max, stated)
    if (min !== null) return t('pay.from', { amount: money(min, stated) })
    return max === null ? '' : t('pay.up_to', { amount: money(max, stated) })
  }

  return (
    <div className="grid gap-3">
      <h3 className="text-17 font-semibold">
        <bdi>{list(titles.map(({ value }) => value))}</bdi>
      </h3>
      <dl className="grid gap-x-8 gap-y-2 sm:grid-cols-2">
        {facts
          .filter(([, value]) => value !== '')
          .map(([name, value]) => (
            <div key={name} className="min-w-0">
              <dt className="text-13 text-muted">{name}</dt>
              <dd className="wrap-anywhere">
                <Formatted>{value}</Formatted>
              </dd>
            </div>
          ))}
      </dl>
      {unsaid.length > 0 && (
        <p className="text-13 text-muted">{t('preferences.missing', { names: list(unsaid) })}</p>
      )}
    </div>
  )
}

/** The name of a field of a preference, by its name in the call; empty: it has none, as the upper end of the pay. */
function fieldName(t: ProfileText, field: string): string {
  switch (field) {
    case 'titles':
      return t('preferences.job_title')
    case 'job_type_ids':
      return t('preferences.job_types')
    case 'industry_id':
      return t('preferences.industry')
    case 'arrangement_id':
      return t('preferences.arrangement')
    case 'country':
      return t('profile.country')
    case 'location_id':
    case 'location_words':
      return t('preferences.place')
    case 'time_zone':
      return t('preferences.time_zone')
    case 'language_ids':
      return t('preferences.languages')
    case 'salary_currency':
      return t('profile.currency')
    case 'salary_type_id':
    case 'salary_min':
      return t('preferences.salary_type')
    default:
      return ''
  }
}
