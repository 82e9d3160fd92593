import { Form } from 'react-router'
import { SettingsPage } from '#features/account-settings/web/door.tsx'
import { useLanguage } from '#i18n/language-provider.tsx'
import type { ResponseOf } from '#shared/contract.ts'
import { Button, LinkButton } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { FormProblem } from '#ui/form/form-problem.tsx'
import type { previewAlertMail } from '../contract/alerts.ts'
import { BackToAlerts } from './back-to-alerts.tsx'
import { useText } from './texts.ts'

/** Asks before an alert is deleted. */
export function DeleteAlertPage({ title, problem }: { title: string; problem: string | null }) {
  const t = useText()
  const lang = useLanguage()
  return (
    <SettingsPage
      title={t('alerts.delete_title')}
      text={t('alerts.delete_text', { title: title || t('alerts.all_jobs') })}
      isTab
      back={<BackToAlerts />}
    >
      <FormProblem text={problem} />
      <Form method="post" className="flex flex-wrap gap-2">
        <LinkButton look="primary" to={`/${lang}/account/job-alerts`}>
          {t('alerts.keep')}
        </LinkButton>
        <Button type="submit">{t('alerts.delete')}</Button>
      </Form>
    </SettingsPage>
  )
}

/**
 * The mail of an alert as its reader will see it, with what it would have now. Its frame runs no scripts; its links open
 * another tab.
 */
export function MailPreviewPage({ mail }: { mail: ResponseOf<typeof previewAlertMail>['mail'] }) {
  const t = useText()
  return (
    <SettingsPage title={t('alerts.mail_title')} text={t('alerts.mail_text')} isTab back={<BackToAlerts />}>
      {mail === null ? (
        <p className="text-muted">{t('alerts.mail_none')}</p>
      ) : (
        <Card className="grid gap-3 p-4 sm:p-6">
          <p>
            <span className="text-13 text-muted">{t('alerts.mail_subject')}</span>
            <bdi className="block font-semibold">{mail.subject}</bdi>
          </p>
          <iframe
            title={t('alerts.mail_title')}
            sandbox="allow-popups allow-popups-to-escape-sandbox"
            srcDoc={mail.html.replace('<head>', '<head><base target="_blank">')}
            className="h-[70vh] w-full rounded-control border border-line"
          />
          <details>
            <summary className="min-h-11 content-center font-semibold">{t('alerts.mail_plain')}</summary>
            <p dir="auto" className="whitespace-pre-wrap break-words border-line border-t pt-3">
              {mail.text}
            </p>
          </details>
        </Card>
      )}
    </SettingsPage>
  )
}
