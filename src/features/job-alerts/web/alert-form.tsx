import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Form, useFetcher } from 'react-router'
import { JOB_FILTERS } from '#config/job-filters.ts'
import { useLanguage } from '#i18n/language-provider.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { CheckField } from '#ui/form/check-field.tsx'
import { TextField } from '#ui/form/field.tsx'
import { FormProblem } from '#ui/form/form-problem.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { ChevronDownIcon } from '#ui/icons.tsx'
import type { DescribedFilter } from '../contract/alert.ts'
import { AlertPreview, type Preview } from './alert-preview.tsx'
import { filterOf, filterPhrases } from './filter-phrases.ts'
import { LISTED } from './listed-filters.ts'
import { useText } from './texts.ts'

/** Filters with a field; every other one that a search has is kept as a box to untick. */
const WITH_FIELD: ReadonlySet<string> = new Set([
  ...LISTED.map((name) => JOB_FILTERS[name].api),
  JOB_FILTERS.locationIds.api,
  JOB_FILTERS.verifiedCompany.api,
])

export interface AlertFormProps {
  /** The names of the values of `LISTED`, by the name of the filter in calls. */
  lists: Readonly<Record<string, readonly { id: number | string; value: string }[]>>
  countries: readonly { code: string; name: string }[]
  /** What is chosen: the search under the names of addresses, and the choices beside it. */
  values: URLSearchParams
  preview: Preview
  /** Titles that were left out by "not this kind". */
  leftOut: readonly { id: number; name: string }[]
  /** The proven address of the account; null: it has none. */
  ownEmail: string | null
  errors: Readonly<Record<string, string>>
  problem: string | null
  submit: string
}

/** Every field of an alert; without scripts a button shows what fits, with them it follows what is typed. */
export function AlertForm(props: AlertFormProps) {
  const { values, problem, errors, ownEmail, submit, countries, leftOut } = props
  const t = useText()
  const { form, preview, follow } = useLivePreview(props.preview)
  const zone = useTimeZone(values.get('time_zone'))
  return (
    <Form method="post" ref={form} onChange={follow} className="grid gap-4">
      <FormProblem text={problem} />
      <input type="hidden" name="time_zone" value={zone ?? ''} />
      {KEPT.map((name) => {
        const value = values.get(name)
        return value === null ? null : <input key={name} type="hidden" name={name} value={value} />
      })}
      <Card className="grid gap-4 p-4 sm:p-6">
        <TextField
          label={t('alerts.query')}
          name="query"
          defaultValue={values.get('query') ?? ''}
          maxLength={200}
          problem={errors.query}
        />
        <Place {...props} />
        <div className="grid gap-4 sm:grid-cols-2">
          <SelectField label={t('alerts.country')} name="country" defaultValue={values.get('country') ?? ''}>
            <option value="all">{t('alerts.everywhere')}</option>
            {countries.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </SelectField>
          <SelectField label={t('alerts.scope')} name="scope" defaultValue={values.get('scope') ?? 'local'}>
            <option value="local">{t('alerts.scope_local')}</option>
            <option value="remote">{t('alerts.scope_remote')}</option>
            <option value="web3">{t('alerts.scope_web3')}</option>
          </SelectField>
        </div>
        <div>
          {LISTED.map((name) => (
            <Values key={name} filter={JOB_FILTERS[name]} {...props} />
          ))}
        </div>
        <CheckField
          label={t('filter.verified')}
          name={JOB_FILTERS.verifiedCompany.address}
          defaultChecked={values.get(JOB_FILTERS.verifiedCompany.address) === '1'}
        />
        <OtherFilters values={values} filters={preview.filters} />
        {leftOut.length > 0 && (
          <Boxes legend={t('alerts.left_out')}>
            {leftOut.map(({ id, name }) => (
              <CheckField key={id} label={name} name="left_out_titles" value={id} defaultChecked />
            ))}
          </Boxes>
        )}
        <CheckField
          label={t('alerts.similar')}
          name="similar"
          defaultChecked={values.get('similar') === '1'}
        />
      </Card>
      <AlertPreview preview={preview} />
      <Card className="grid gap-4 p-4 sm:p-6">
        <TextField
          label={t('alerts.email')}
          name="email"
          type="email"
          autoComplete="email"
          dir="ltr"
          className="rtl:text-end"
          defaultValue={values.get('email') ?? ''}
          help={ownEmail === null ? t('alerts.email_guest') : t('alerts.email_own', { email: ownEmail })}
          problem={errors.email}
        />
        <fieldset>
          <legend className="font-semibold">{t('alerts.frequency')}</legend>
          {(['1', '2'] as const).map((id) => (
            <label key={id} className="flex min-h-11 items-center gap-3">
              <input
                type="radio"
                name="frequency"
                value={id}
                defaultChecked={(values.get('frequency') ?? '1') === id}
                className="size-5 accent-primary"
              />
              {t(id === '2' ? 'alerts.weekly' : 'alerts.daily')}
            </label>
          ))}
          {zone !== null && <p className="text-13 text-muted">{t('alerts.zone', { zone: cityOf(zone) })}</p>}
        </fieldset>
      </Card>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" look="primary">
          {submit}
        </Button>
        <Button type="submit" name="intent" value="preview">
          {t('alerts.preview')}
        </Button>
      </div>
    </Form>
  )
}

/** What a search may have beside filters. */
const KEPT = ['literal'] as const

/** The chosen places as boxes, and a field for another one. */
function Place({ values, preview, errors }: AlertFormProps) {
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
function Values({
  filter,
  lists,
  values,
}: { filter: (typeof JOB_FILTERS)[(typeof LISTED)[number]] } & AlertFormProps) {
  const t = useText()
  const { api, address, label } = filter
  const chosen = listIn(values, address)
  const count = chosen.length
  return (
    <details open={count > 0} className="group border-b border-line">
      <summary className="flex min-h-12 items-center justify-between gap-3 font-semibold">
        {t(`filter.${label}`)}
        <ChevronDownIcon size={18} className="text-muted transition-transform group-open:rotate-180" />
      </summary>
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

function OtherFilters({ values, filters }: { values: URLSearchParams; filters: readonly DescribedFilter[] }) {
  const t = useText()
  const others = filterPhrases(
    filters.filter(({ filter }) => !WITH_FIELD.has(filter)),
    t,
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

const Boxes = ({ legend, children }: { legend: string; children: ReactNode }) => (
  <fieldset>
    <legend className="font-semibold">{legend}</legend>
    {children}
  </fieldset>
)

const listIn = (values: URLSearchParams, name: string): string[] =>
  values.getAll(name).flatMap((text) => text.split(',').filter((item) => item !== ''))

const PAUSE_MS = 600

/** Asks for what fits now while the form changes. */
function useLivePreview(sent: Preview) {
  const language = useLanguage()
  const form = useRef<HTMLFormElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const { data, submit } = useFetcher<{ preview?: Preview | null }>({ key: `alert preview ${language}` })
  useEffect(() => () => clearTimeout(timer.current), [])
  const follow = () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      if (form.current === null) return
      const fields = new FormData(form.current)
      fields.set('intent', 'preview')
      // An unfinished address is not sent while somebody types it.
      fields.delete('email')
      void submit(fields, { method: 'post' })
    }, PAUSE_MS)
  }
  return { form, preview: data?.preview ?? sent, follow }
}

/** The zone of the browser, which knows it better than the country does; `known`: what was stored. */
function useTimeZone(known: string | null) {
  const [zone, setZone] = useState(known)
  useEffect(() => setZone(Intl.DateTimeFormat().resolvedOptions().timeZone || known), [known])
  return zone
}

/** `Asia/Ho_Chi_Minh` is called by its city. */
const cityOf = (zone: string): string => zone.split('/').at(-1)?.replaceAll('_', ' ') ?? zone
