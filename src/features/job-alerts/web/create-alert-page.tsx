import { useLanguage } from '#i18n/language-provider.tsx'
import { LinkButton } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { AlertForm } from './alert-form.tsx'
import type { AlertFormProps } from './alert-form-props.ts'
import { BackToAlerts } from './back-to-alerts.tsx'
import { useText } from './texts.ts'

export type FormProps = Omit<AlertFormProps, 'submit' | 'isGuest'>

/** For everybody: a guest's alert waits for a click in a mail. */
export function CreateAlertPage(form: FormProps & { isGuest: boolean }) {
  const t = useText()
  return (
    <div className="page-width max-w-180 py-6 lg:py-10">
      <PageHead title={t('alerts.create_title')} indexed={false} />
      {!form.isGuest && <BackToAlerts />}
      <h1 className="text-25 font-bold">{t('alerts.create_title')}</h1>
      <p className="mt-2 mb-5 text-pretty text-muted">{t('alerts.text')}</p>
      <AlertForm {...form} submit={t('alerts.create')} />
    </div>
  )
}

/** After a guest has made an alert. */
export function AlertSentPage() {
  const t = useText()
  const lang = useLanguage()
  return (
    <div className="page-width max-w-160 py-8 lg:py-14">
      <PageHead title={t('alerts.sent_title')} indexed={false} />
      <Card className="grid gap-4 p-5 sm:p-7">
        <h1 className="text-25 font-bold">{t('alerts.sent_title')}</h1>
        <p role="status" className="text-pretty">
          {t('alerts.sent_text')}
        </p>
        <p>
          <LinkButton to={`/${lang}/onsite-job`}>{t('action.search_jobs')}</LinkButton>
        </p>
      </Card>
    </div>
  )
}
