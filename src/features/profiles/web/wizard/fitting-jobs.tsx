import { href } from 'react-router'
import type { JobCard as Job } from '#features/jobs/contract.ts'
import { JobCard, PayLine } from '#features/jobs/web/door.tsx'
import { useLanguage } from '#i18n/language-provider.tsx'
import { Link } from '#ui/link.tsx'
import { Monogram } from '#ui/monogram.tsx'
import { Text, useText } from '../texts.ts'

export interface FittingJobs {
  total: number
  /** The jobs of the wanted work that do not fit. */
  setAside: number
  /** The best of them; if none fits, the nearest. */
  jobs: readonly Job[]
}

/** `253 jobs fit so far`. */
export function FitCount({ total }: { total: number }) {
  return (
    <span suppressHydrationWarning>
      <Text id="wizard.fit" values={{ count: total }} components={{ 0: <b className="tabular-nums" /> }} />
    </span>
  )
}

/** On a desktop: a column beside the question. */
export function FittingColumn({ fit: { total, setAside, jobs }, now }: { fit: FittingJobs; now: number }) {
  const t = useText()
  return (
    <aside className="wizard-jobs" aria-labelledby="wizard-jobs">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="wizard-jobs" className="text-20 font-semibold">
          <FitCount total={total} />
        </h2>
        {setAside > 0 && (
          <p suppressHydrationWarning className="text-13 text-muted tabular-nums">
            {t('wizard.set_aside', { count: setAside })}
          </p>
        )}
      </div>
      {total === 0 && <p className="mt-1 text-muted">{t('wizard.none_fit')}</p>}
      <ul className="mt-4 grid gap-3.5">
        {jobs.map((job) => (
          <li key={job.id}>
            <JobCard job={job} now={now} />
          </li>
        ))}
      </ul>
    </aside>
  )
}

const ON_PHONE = 2

/** On a phone: the first of them in short. */
export function FittingRows({ fit: { total, jobs } }: { fit: FittingJobs }) {
  const t = useText()
  const lang = useLanguage()
  if (jobs.length === 0) return null
  return (
    <section className="lg:hidden">
      <h2 className="text-13 tracking-normal text-muted">
        {t(total === 0 ? 'wizard.none_fit' : 'wizard.on_home')}
      </h2>
      <ul className="divide-y divide-line">
        {jobs.slice(0, ON_PHONE).map((job) => (
          <li key={job.id} className="flex items-center gap-3 py-3">
            <Monogram id={job.company.id} name={job.company.name} />
            <div className="min-w-0">
              <Link to={href('/:lang/job/:slugId', { lang, slugId: job.slug_id })} className="font-semibold">
                <bdi lang={job.lang}>{job.title}</bdi>
              </Link>
              <p className="text-13 text-muted">
                <PayLine job={job} /> · <bdi>{job.company.name}</bdi>
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
