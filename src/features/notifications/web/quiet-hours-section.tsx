import { useEffect, useRef } from 'react'
import { Form } from 'react-router'
import type { ResponseOf } from '#shared/contract.ts'
import { Button } from '#ui/button.tsx'
import { CheckField } from '#ui/form/check-field.tsx'
import { TextField } from '#ui/form/field.tsx'
import { type FieldOf, type FormAnswer, inputProps } from '#ui/form/form-answer.ts'
import { FormProblem } from '#ui/form/form-problem.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { useFirstWrong } from '#ui/form/use-first-wrong.ts'
import type { changeQuietHours } from '../contract/quiet-hours.ts'
import { SettingsSection } from './settings-section.tsx'
import { useText } from './texts.ts'

export type QuietField = FieldOf<typeof changeQuietHours>

interface QuietHoursProps {
  hours: ResponseOf<typeof changeQuietHours>
  zones: readonly { zone: string; name: string }[]
  /** Offered until somebody has chosen. */
  zone: string
  answer: FormAnswer<QuietField> | null
}

export function QuietHoursSection({ hours, zones, zone, answer }: QuietHoursProps) {
  const t = useText()
  const form = useFirstWrong(answer)
  const select = useOwnZone(hours.time_zone === null && answer === null)
  return (
    <SettingsSection title={t('notif.quiet_title')} text={t('notif.quiet_text')}>
      <FormProblem text={answer?.problem ?? null} />
      <Form method="post" noValidate ref={form} preventScrollReset className="grid gap-4 sm:grid-cols-2">
        <div className="sm:col-span-2">
          <CheckField
            name={'is_on' satisfies QuietField}
            label={t('notif.quiet_on')}
            defaultChecked={answer === null ? hours.is_on : answer.values.is_on !== undefined}
          />
        </div>
        <TextField
          label={t('notif.quiet_from')}
          type="time"
          required
          {...inputProps(answer, 'from', hours.from)}
        />
        <TextField label={t('notif.quiet_to')} type="time" required {...inputProps(answer, 'to', hours.to)} />
        <SelectField
          ref={select}
          className="sm:col-span-2"
          label={t('notif.quiet_zone')}
          {...inputProps(answer, 'time_zone', hours.time_zone ?? zone)}
        >
          {zones.map(({ zone: value, name }) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </SelectField>
        <p className="sm:col-span-2">
          <Button type="submit" name="intent" value="quiet" look="primary">
            {t('notif.save')}
          </Button>
        </p>
      </Form>
    </SettingsSection>
  )
}

/** The zone of this device, where nobody has chosen one, also not before this script had come. */
function useOwnZone(isOpen: boolean) {
  const select = useRef<HTMLSelectElement>(null)
  useEffect(() => {
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
    const option = [...(select.current?.options ?? [])].find(({ value }) => value === timeZone)
    const isAsSent = select.current?.selectedOptions[0]?.defaultSelected === true
    if (isOpen && isAsSent && option !== undefined) option.selected = true
  }, [isOpen])
  return select
}
