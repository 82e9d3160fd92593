import { Form } from 'react-router'
import { Done, SettingsPage } from '#features/account-settings/web/door.tsx'
import { useLanguage } from '#i18n/language-provider.tsx'
import type { ResponseOf } from '#shared/contract.ts'
import { Button, LinkButton } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { FormProblem } from '#ui/form/form-problem.tsx'
import { EmptyIllustration } from '#ui/illustrations/empty.tsx'
import { Link } from '#ui/link.tsx'
import type { JobAlert } from '../contract/alert.ts'
import { searchPage } from '../contract/alert-address.ts'
import type { listJobAlerts } from '../contract/alerts.ts'
import { AlertFilters, AlertState } from './alert-state.tsx'
import type { DoneText } from './done.ts'
import { useText } from './texts.ts'

export interface AlertsPageProps {
  found: ResponseOf<typeof listJobAlerts>
  done: DoneText | null
  /** The alert that was just made, which can be undone. */
  made: string | null
  problem: string | null
}

/** The alerts of a seeker; each can be changed, paused and deleted. */
export function AlertsPage({ found, done, made, problem }: AlertsPageProps) {
  const t = useText()
  const lang = useLanguage()
  const { job_alerts: alerts, max, may } = found
  const create = `/${lang}/account/job-alerts/create`
  return (
    <SettingsPage title={t('alerts.title')} text={t('alerts.text')} isTab>
      {made === null ? (
        <Done text={done === null ? null : t(done)} />
      ) : (
        <Made id={made} text={t(done ?? 'alerts.done_created')} />
      )}
      <FormProblem text={problem} />
      {alerts.length === 0 ? (
        <EmptyState
          illustration={<EmptyIllustration />}
          title={t('alerts.none_title')}
          text={t('alerts.none_text')}
        >
          <LinkButton look="primary" to={create}>
            {t('alerts.new')}
          </LinkButton>
          <LinkButton to={`/${lang}/onsite-job`}>{t('action.search_jobs')}</LinkButton>
        </EmptyState>
      ) : (
        <>
          <ul className="grid gap-3">
            {alerts.map((alert) => (
              <li key={alert.id}>
                <AlertCard alert={alert} />
              </li>
            ))}
          </ul>
          {may.create ? (
            <p>
              <LinkButton to={create}>{t('alerts.new')}</LinkButton>
            </p>
          ) : (
            <p className="text-muted">{t('alerts.full', { max })}</p>
          )}
        </>
      )}
    </SettingsPage>
  )
}

function Made({ id, text }: { id: string; text: string }) {
  const t = useText()
  return (
    <Form
      method="post"
      className="flex flex-wrap items-center justify-between gap-2 rounded-control bg-tint px-4 py-2"
    >
      <input type="hidden" name="id" value={id} />
      <p role="status" className="font-medium">
        {text}
      </p>
      <Button type="submit" name="intent" value="undo" look="ghost">
        {t('action.undo')}
      </Button>
    </Form>
  )
}

function AlertCard({ alert }: { alert: JobAlert }) {
  const t = useText()
  const lang = useLanguage()
  const page = `/${lang}/account/job-alerts/${alert.id}`
  return (
    <Card className="grid gap-2.5 p-4 sm:p-5">
      <h2 className="text-17 font-bold">
        <bdi>{alert.title || t('alerts.all_jobs')}</bdi>
      </h2>
      <AlertFilters title={alert.title} filters={alert.filters} />
      <AlertState alert={alert} />
      <div className="flex flex-wrap gap-2">
        <LinkButton to={page}>{t('alerts.change')}</LinkButton>
        <Form method="post">
          <input type="hidden" name="id" value={alert.id} />
          <Button type="submit" name="intent" value={alert.is_paused ? 'resume' : 'pause'}>
            {t(alert.is_paused ? 'alerts.resume' : 'alerts.pause')}
          </Button>
        </Form>
        <LinkButton look="ghost" to={`${page}/delete`}>
          {t('alerts.delete')}
        </LinkButton>
      </div>
      <p className="-mb-2 flex flex-wrap gap-x-5">
        <Link to={`/${lang}/${searchPage(alert.search)}`} className={QUIET}>
          {t('alerts.show_jobs')}
        </Link>
        <Link to={`${page}/mail`} className={QUIET}>
          {t('alerts.show_mail')}
        </Link>
      </p>
    </Card>
  )
}

const QUIET = 'inline-flex min-h-11 items-center text-muted underline hover:text-ink'
