import type { ReactNode } from 'react'
import { JOB_FILTERS } from '#config/job-filters.ts'
import { useFormats } from '#i18n/language-provider.tsx'
import { CheckField } from '#ui/form/check-field.tsx'
import { TextField } from '#ui/form/field.tsx'
import type { DescribedFilter } from '../contract/alert.ts'
import type { AlertFormProps } from './alert-form-props.ts'
import { filterOf, filterPhrases } from './filter-phrases.ts'
import { LISTED } from './listed-filters.ts'
import { useText } from './texts.ts'

/** The chosen places as boxes, and a field for another one. */
export function Place({ values, preview, errors }: AlertFormProps) {
  const t = useText()
  const { api, address } = JOB_FILTERS.locationIds
  const ids = listIn(values, address)
  const names = preview.filters.find(({ filter }) => filter === api)?.values ?? []
  return (
    <div>
      {ids.map((id, at) => (
        <CheckField key={id} label={names[at] ?? id} name={address} value={id} defaultChecked />
      ))}
      <TextField
        label={t('alerts.place')}
        name="place"
        defaultValue={values.get('place') ?? ''}
        maxLength={100}
        problem={errors.place}
      />
    </div>
  )
}

/** The values of a list, folded; open where one is chosen. */
export function Values({
  filter,
  lists,
  values,
}: { filter: (typeof JOB_FILTERS)[(typeof LISTED)[number]] } & AlertFormProps) {
  const t = useText()
  const { api, address, label } = filter
  const chosen = listIn(values, address)
  const count = chosen.length
  return (
    <details open={count > 0} className="border-b border-line">
      <summary className="fold">{t(`filter.${label}`)}</summary>
      <div className="grid pb-3 sm:grid-cols-2">
        {(lists[api] ?? []).map(({ id, value }) => (
          <CheckField
            key={id}
            label={value}
            name={address}
            value={id}
            defaultChecked={chosen.includes(String(id))}
          />
        ))}
      </div>
    </details>
  )
}

/** Filters with a field; every other one that a search has is kept as a box to untick. */
const WITH_FIELD: ReadonlySet<string> = new Set([
  ...LISTED.map((name) => JOB_FILTERS[name].api),
  JOB_FILTERS.locationIds.api,
  JOB_FILTERS.verifiedCompany.api,
])

export function OtherFilters({
  values,
  filters,
}: {
  values: URLSearchParams
  filters: readonly DescribedFilter[]
}) {
  const t = useText()
  const { list } = useFormats()
  const others = filterPhrases(
    filters.filter(({ filter }) => !WITH_FIELD.has(filter)),
    t,
    list,
  ).flatMap(({ name, text }) => {
    const address = filterOf(name)?.address ?? null
    return address === null ? [] : [{ name, text, address, value: values.getAll(address).join(',') }]
  })
  if (others.length === 0) return null
  return (
    <Boxes legend={t('alerts.others')}>
      {others.map(({ name, text, address, value }) => (
        <CheckField key={name} label={<bdi>{text}</bdi>} name={address} value={value} defaultChecked />
      ))}
    </Boxes>
  )
}

export const Boxes = ({ legend, children }: { legend: string; children: ReactNode }) => (
  <fieldset>
    <legend className="font-semibold">{legend}</legend>
    {children}
  </fieldset>
)

const listIn = (values: URLSearchParams, name: string): string[] =>
  values.getAll(name).flatMap((text) => text.split(',').filter((item) => item !== ''))
