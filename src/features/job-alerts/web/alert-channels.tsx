import { useEffect, useState } from 'react'
import { useLanguage } from '#i18n/language-provider.tsx'
import { Card } from '#ui/card.tsx'
import { CheckField } from '#ui/form/check-field.tsx'
import { TextField } from '#ui/form/field.tsx'
import { Link } from '#ui/link.tsx'
import type { AlertFormProps } from './alert-form-props.ts'
import { useText } from './texts.ts'

interface AlertChannelsProps extends Pick<AlertFormProps, 'values' | 'ownEmail' | 'errors' | 'isGuest'> {
  zone: string | null
}

/** Where new jobs are told, and how often. */
export function AlertChannels({ values, ownEmail, errors, zone, isGuest }: AlertChannelsProps) {
  const t = useText()
  const lang = useLanguage()
  return (
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
      {!isGuest && (
        <div>
          <CheckField
            label={t('alerts.at_once')}
            name="at_once"
            defaultChecked={values.get('at_once') === '1'}
          />
          <p className="text-13 text-muted">
            {t('alerts.at_once_help')}{' '}
            <Link
              to={`/${lang}/account/notifications`}
              className="inline-flex min-h-11 items-center font-semibold text-primary underline"
            >
              {t('alerts.at_once_settings')}
            </Link>
          </p>
        </div>
      )}
    </Card>
  )
}

/**
 * The zone of the browser, which knows it better than the country does. `known`: what was stored, or that of the country;
 * it stays if the browser says UTC, as those do that hide where they are.
 */
export function useTimeZone(known: string | null) {
  const [zone, setZone] = useState(known)
  useEffect(() => {
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
    setZone(timeZone && timeZone !== 'UTC' ? timeZone : known)
  }, [known])
  return zone
}

/** `Asia/Ho_Chi_Minh` is called by its city. */
const cityOf = (zone: string): string => zone.split('/').at(-1)?.replaceAll('_', ' ') ?? zone
