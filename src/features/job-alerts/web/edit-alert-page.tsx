import { SettingsPage } from '#features/account-settings/web/door.tsx'
import { AlertForm } from './alert-form.tsx'
import { BackToAlerts } from './back-to-alerts.tsx'
import type { FormProps } from './create-alert-page.tsx'
import { useText } from './texts.ts'

export function EditAlertPage(form: FormProps) {
  const t = useText()
  return (
    <SettingsPage title={t('alerts.edit_title')} isTab back={<BackToAlerts />}>
      <AlertForm {...form} isGuest={false} submit={t('alerts.save')} />
    </SettingsPage>
  )
}
