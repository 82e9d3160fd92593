import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { useLanguage } from '#i18n/language-provider.tsx'
import type { ResponseOf } from '#shared/contract.ts'
import { Button, LinkButton } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { FormProblem } from '#ui/form/form-problem.tsx'
import { PageHead } from '#ui/page-head.tsx'
import type { alertOfMail, previewConfirmation } from '../contract/by-mail.ts'
import { AlertFilters } from './alert-state.tsx'
import { useText } from './texts.ts'

/** The pages to which links in mails lead. They change nothing before a button is pressed: programs open links too. */

interface ConfirmPageProps {
  /** Null: the link does not work any more. */
  waiting: ResponseOf<typeof previewConfirmation> | null
  isDone: boolean
  problem: string | null
}

export function ConfirmPage({ waiting, isDone, problem }: ConfirmPageProps) {
  const t = useText()
  const lang = useLanguage()
  if (isDone) {
    return (
      <Sheet title={t('alerts.confirm_title')}>
        <p role="status" className="font-medium">
          {t('alerts.confirmed')}
        </p>
        <p className="text-pretty text-muted">{t('alerts.confirmed_next')}</p>
        <p className="flex flex-wrap gap-2">
          <LinkButton look="primary" to={`/${lang}/onsite-job`}>
            {t('action.search_jobs')}
          </LinkButton>
          <LinkButton to={`/${lang}/account/job-alerts`}>{t('alerts.title')}</LinkButton>
        </p>
      </Sheet>
    )
  }
  if (waiting === null) return <Broken />
  if (waiting.alerts.length === 0) {
    return (
      <Sheet title={t('alerts.confirm_title')}>
        <p className="text-pretty">{t('alerts.confirm_none')}</p>
        <p>
          <LinkButton to={`/${lang}/account/job-alerts`}>{t('alerts.title')}</LinkButton>
        </p>
      </Sheet>
    )
  }
  return (
    <Sheet title={t('alerts.confirm_title')}>
      <p className="text-pretty">{t('alerts.confirm_text', { email: waiting.email })}</p>
      <FormProblem text={problem} />
      <Form method="post" className="grid gap-4">
        <ul className="grid gap-3">
          {waiting.alerts.map(({ id, title, filters }) => (
            <li key={id} className="grid gap-2 rounded-control bg-quiet p-3">
              <input type="hidden" name="ids" value={id} />
              <bdi className="font-semibold">{title || t('alerts.all_jobs')}</bdi>
              <AlertFilters title={title} filters={filters} />
            </li>
          ))}
        </ul>
        <p className="text-pretty text-muted">{t('alerts.confirm_account')}</p>
        <p>
          <Button type="submit" look="primary">
            {t('alerts.confirm')}
          </Button>
        </p>
      </Form>
    </Sheet>
  )
}

interface MailPageProps {
  /** Null: the link does not work any more. */
  found: ResponseOf<typeof alertOfMail> | null
  /** Whether a link "not this kind" led here. */
  asksForKind: boolean
  /** Whether a link that makes the alert narrower led here. */
  asksToNarrow: boolean
  problem: string | null
}

/** Stops the mails of an alert or what one of its jobs stands for; both can be undone. */
export function MailPage({ found, asksForKind, asksToNarrow, problem }: MailPageProps) {
  const t = useText()
  if (found === null) return <Broken />
  const title = found.title || t('alerts.all_jobs')
  const asks = asksForKind || asksToNarrow
  const heading = asksForKind
    ? 'alerts.kind_title'
    : asksToNarrow
      ? 'alerts.narrow_title'
      : 'alerts.stop_title'
  return (
    <Sheet title={t(heading, { title })}>
      <FormProblem text={problem} />
      {asksForKind && <NotThisKind job={found.job} />}
      {asksToNarrow && <OnlyThese only={found.only} />}
      <div className={asks ? 'grid gap-3 border-t border-line pt-4' : 'grid gap-3'}>
        {asks && <h2 className="font-bold">{t('alerts.stop_title', { title })}</h2>}
        {found.is_paused ? (
          <Undone text={t('alerts.stopped')} intent="resume" />
        ) : (
          <>
            <p className="text-pretty text-muted">{t('alerts.stop_text', { email: found.email })}</p>
            <Form method="post">
              <Button type="submit" name="intent" value="stop" look={asks ? 'plain' : 'primary'}>
                {t('alerts.stop')}
              </Button>
            </Form>
          </>
        )}
      </div>
    </Sheet>
  )
}

function OnlyThese({ only }: Pick<NonNullable<MailPageProps['found']>, 'only'>) {
  const t = useText()
  if (only === null) return <p className="text-pretty">{t('alerts.narrow_none')}</p>
  if (only.is_chosen) return <Undone text={t('alerts.narrowed', { value: only.name })} intent="widen" />
  return (
    <div className="grid gap-3">
      <p className="text-pretty">{t('alerts.narrow_text')}</p>
      <Choice intent="narrow">{t('alerts.narrow_do', { value: only.name })}</Choice>
    </div>
  )
}

function NotThisKind({ job }: Pick<NonNullable<MailPageProps['found']>, 'job'>) {
  const t = useText()
  if (job === null) return <p>{t('alerts.kind_none')}</p>
  const { kind, company } = job
  return (
    <div className="grid gap-3">
      <p className="text-pretty">{t('alerts.kind_text', { title: job.title })}</p>
      {kind !== null &&
        (kind.is_left_out ? (
          <Undone text={t('alerts.left_kind', { kind: kind.name })} intent="want-kind" />
        ) : (
          <Choice intent="leave-kind">{t('alerts.leave_kind', { kind: kind.name })}</Choice>
        ))}
      {company.is_left_out ? (
        <Undone text={t('alerts.left_company', { company: company.name })} intent="want-company" />
      ) : (
        <Choice intent="leave-company">{t('alerts.leave_company', { company: company.name })}</Choice>
      )}
    </div>
  )
}

const Choice = ({ intent, children }: { intent: string; children: ReactNode }) => (
  <Form method="post">
    <Button type="submit" name="intent" value={intent}>
      {children}
    </Button>
  </Form>
)

function Undone({ text, intent }: { text: string; intent: string }) {
  const t = useText()
  return (
    <Form
      method="post"
      className="flex flex-wrap items-center justify-between gap-2 rounded-control bg-tint px-4 py-2"
    >
      <p role="status" className="font-medium">
        {text}
      </p>
      <Button type="submit" name="intent" value={intent} look="ghost">
        {t('action.undo')}
      </Button>
    </Form>
  )
}

function Broken() {
  const t = useText()
  const lang = useLanguage()
  return (
    <Sheet title={t('alerts.broken')}>
      <p className="text-pretty text-muted">{t('alerts.broken_text')}</p>
      <p>
        <LinkButton to={`/${lang}/account/job-alerts`}>{t('alerts.title')}</LinkButton>
      </p>
    </Sheet>
  )
}

function Sheet({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="page-width max-w-160 py-8 lg:py-14">
      <PageHead title={title} indexed={false} />
      <Card className="grid gap-4 p-5 sm:p-7">
        <h1 className="text-25 font-bold">
          <bdi>{title}</bdi>
        </h1>
        {children}
      </Card>
    </div>
  )
}
