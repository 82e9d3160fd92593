import { Form } from 'react-router'
import { JOB_FILTERS } from '#config/job-filters.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { CheckField } from '#ui/form/check-field.tsx'
import { TextField } from '#ui/form/field.tsx'
import { FormProblem } from '#ui/form/form-problem.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { AlertChannels, useTimeZone } from './alert-channels.tsx'
import { Boxes, OtherFilters, Place, Values } from './alert-fields.tsx'
import type { AlertFormProps } from './alert-form-props.ts'
import { AlertPreview } from './alert-preview.tsx'
import { LISTED } from './listed-filters.ts'
import { useText } from './texts.ts'
import { useLivePreview } from './use-live-preview.ts'

/** Every field of an alert; without scripts a button shows what fits, with them it follows what is typed. */
export function AlertForm(props: AlertFormProps) {
  const { values, problem, errors, ownEmail, submit, countries, leftOut, isGuest, version } = props
  const t = useText()
  const { form, preview, follow } = useLivePreview(props.preview, version)
  const zone = useTimeZone(values.get('time_zone'))
  return (
    <Form method="post" ref={form} onChange={follow} className="grid gap-4">
      {/* What Enter presses in a field: otherwise the first button below would be. */}
      <button type="submit" hidden />
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
      <AlertPreview preview={preview} isNext={version !== ''} />
      <AlertChannels {...{ values, ownEmail, errors, zone, isGuest }} />
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
