import { ASKING_STAGES, STAGES } from '#config/application-states.ts'
import { useLanguage } from '#i18n/language-provider.tsx'
import { Button, LinkButton } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Link } from '#ui/link.tsx'
import { Monogram } from '#ui/monogram.tsx'
import type { Application } from '../../applications/contract/applications.ts'
import { PayLine } from '../../jobs/web/door.tsx'
import { ExchangeQuestion, ExchangeState } from './contact-exchange.tsx'
import { useText } from './texts.ts'
import { Timeline } from './timeline.tsx'

/** A card for what waits for the person: the story at the start, the one decision at the end. */
export function NeedsYou({ application }: { application: Application }) {
  const t = useText()
  const { job, stage_id } = application
  const company = job.company.name
  return (
    <Card className="grid grid-cols-1 overflow-hidden lg:grid-cols-[minmax(0,1fr)_24rem]">
      <div className="grid content-between gap-5 p-4 sm:px-6 sm:py-5">
        <JobHead application={application} heading="h3" />
        <Timeline application={application} />
      </div>
      <div className="flex flex-col gap-3 border-line bg-quiet p-4 max-lg:border-t sm:px-6 sm:py-5 lg:border-s">
        {ASKING_STAGES.includes(stage_id) && (
          <div className="grid gap-1">
            <p className="font-semibold">
              {t(stage_id === STAGES.offer ? 'my.ask_offer' : 'my.ask_interview', { company })}
            </p>
            <p className="text-pretty text-muted">{t('my.ask_text')}</p>
          </div>
        )}
        <ExchangeQuestion application={application} />
        <ExchangeState application={application} />
        <Actions application={application} />
      </div>
    </Card>
  )
}

export function ApplicationRow({ application }: { application: Application }) {
  return (
    <li className="grid grid-cols-1 items-start gap-3.5 p-4 sm:px-5 lg:grid-cols-[minmax(0,17rem)_minmax(0,1fr)] lg:gap-6">
      <JobHead application={application} heading="h3" />
      <div className="grid min-w-0 gap-2">
        <Timeline application={application} />
        <ExchangeState application={application} />
        <Actions application={application} />
      </div>
    </li>
  )
}

function JobHead({ application: { job }, heading: Heading }: { application: Application; heading: 'h3' }) {
  const t = useText()
  const lang = useLanguage()
  return (
    <div className="flex min-w-0 items-start gap-3">
      <Monogram id={job.company.id} name={job.company.name} />
      <div className="min-w-0">
        <Heading className="text-17 font-bold">
          <Link to={`/${lang}/job/${job.slug_id}`} className="hover:underline">
            <bdi lang={job.lang}>{job.title}</bdi>
          </Link>
        </Heading>
        <p className="text-muted">
          <bdi>{job.company.name}</bdi>
        </p>
        <p className="text-13">
          {job.status === 'open' ? (
            <PayLine job={job} />
          ) : (
            <span className="text-muted">
              {t(job.status === 'on_hold' ? 'my.job_paused' : 'my.job_closed')}
            </span>
          )}
        </p>
      </div>
    </div>
  )
}

/** Withdrawing asks once more; it works without a script. */
function Actions({ application: { id, job, state, may } }: { application: Application }) {
  const t = useText()
  const lang = useLanguage()
  const isAccepted = state === 'accepted'
  return (
    <div className="flex flex-wrap items-start gap-x-4">
      <Link
        to={`/${lang}/job/${job.slug_id}/apply/success`}
        className="flex min-h-11 items-center text-13 font-semibold text-primary underline"
      >
        {t('my.sent')}
      </Link>
      {may.apply_again && (
        <LinkButton to={`/${lang}/job/${job.slug_id}/apply`}>{t('my.apply_again')}</LinkButton>
      )}
      {may.withdraw && (
        <details className="min-w-0">
          <summary className="flex min-h-11 w-fit items-center text-13 font-semibold text-muted underline hover:text-ink">
            {t(isAccepted ? 'my.decline' : 'my.withdraw')}
          </summary>
          <form method="post" className="grid justify-items-start gap-2 pb-1">
            <p className="text-pretty">{t('my.withdraw_ask', { company: job.company.name })}</p>
            <Button type="submit" name="id" value={id}>
              {t(isAccepted ? 'my.decline_yes' : 'my.withdraw_yes')}
            </Button>
          </form>
        </details>
      )}
    </div>
  )
}
