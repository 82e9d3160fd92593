import { Form } from 'react-router'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { TextField } from '#ui/form/field.tsx'
import { FormProblem } from '#ui/form/form-problem.tsx'
import { AlertChannels, useTimeZone } from './alert-channels.tsx'
import { Place } from './alert-fields.tsx'
import type { AlertFormProps } from './alert-form-props.ts'
import { AlertPreview } from './alert-preview.tsx'
import { MoreFilters } from './more-filters.tsx'
import { useText } from './texts.ts'
import { useLivePreview } from './use-live-preview.ts'

/** Every field of an alert; without scripts a button shows what fits, with them it follows what is typed. */
export function AlertForm(props: AlertFormProps) {
  const { values, problem, errors, ownEmail, submit, isGuest, version } = props
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
        <MoreFilters {...props} preview={preview} />
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
