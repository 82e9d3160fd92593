import { useLanguage } from '#i18n/language-provider.tsx'
import { LinkButton } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { useText } from './texts.ts'

/** The way to the settings of notifications, for the page of an account. */
export function NotificationSettingsLink() {
  const t = useText()
  const lang = useLanguage()
  return (
    <Card className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 p-5 sm:p-6">
      <h2 className="text-20 font-bold">{t('notif.title')}</h2>
      <LinkButton to={`/${lang}/account/notifications`}>{t('notif.settings')}</LinkButton>
    </Card>
  )
}
