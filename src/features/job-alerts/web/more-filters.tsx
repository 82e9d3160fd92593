import { JOB_FILTERS } from '#config/job-filters.ts'
import { useFormats } from '#i18n/language-provider.tsx'
import { lookUp } from '#shared/look-up.ts'
import { CheckField } from '#ui/form/check-field.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { Formatted } from '#ui/formatted.tsx'
import { Boxes, OtherFilters, Values } from './alert-fields.tsx'
import type { AlertFormProps } from './alert-form-props.ts'
import { filterPhrases } from './filter-phrases.ts'
import { LISTED } from './listed-filters.ts'
import { useText } from './texts.ts'

/**
 * Every field beside the words and the place, folded, since most alerts come from a search that has chosen them already.
 * The fold says what is chosen.
 */
export function MoreFilters(props: AlertFormProps) {
  const { values, countries, leftOut, preview } = props
  const t = useText()
  return (
    <details className="min-w-0 border-t border-line">
      <summary className="fold">
        <span className="shrink-0">{t('alerts.all_filters')}</span>
        <Chosen {...props} />
      </summary>
      <div className="grid gap-4 pt-2">
        <div className="grid gap-4 sm:grid-cols-2">
          <SelectField label={t('alerts.country')} name="country" defaultValue={values.get('country') ?? ''}>
            <option value="all">{t('alerts.everywhere')}</option>
            {countries.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </SelectField>
          <SelectField label={t('alerts.scope')} name="scope" defaultValue={scopeIn(values)}>
            {Object.entries(SCOPES).map(([scope, name]) => (
              <option key={scope} value={scope}>
                {t(name)}
              </option>
            ))}
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
      </div>
    </details>
  )
}

const SCOPES = {
  local: 'alerts.scope_local',
  remote: 'alerts.scope_remote',
  web3: 'alerts.scope_web3',
} as const

const scopeIn = (values: URLSearchParams): string => values.get('scope') ?? 'local'

/** The places have boxes of their own above. The country may be a filter, too. */
function Chosen({ values, countries, preview }: AlertFormProps) {
  const t = useText()
  const { list } = useFormats()
  const country = countries.find(({ code }) => code === values.get('country'))?.name
  const scope = lookUp<(typeof SCOPES)[keyof typeof SCOPES]>(SCOPES, scopeIn(values))
  const others = preview.filters.filter(({ filter }) => filter !== JOB_FILTERS.locationIds.api)
  const chosen = [
    country ?? t('alerts.everywhere'),
    ...(scope === undefined ? [] : [t(scope)]),
    ...filterPhrases(others, t, list).map(({ text }) => text),
  ]
  return <Formatted className="fold-chosen truncate">{list([...new Set(chosen)])}</Formatted>
}
