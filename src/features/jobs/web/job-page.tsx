import type { ReactNode } from 'react'
import { useFormats } from '#i18n/language-provider.tsx'
import { Breadcrumbs, type Crumb } from '#ui/breadcrumbs.tsx'
import { Card } from '#ui/card.tsx'
import { PageHead, type PageVersion } from '#ui/page-head.tsx'
import type { JobReason } from '../contract/job-reason.ts'
import type { JobCard as Job, JobDetail } from '../contract.ts'
import { JobView } from './job-view.tsx'
import { SimilarList } from './similar-list.tsx'
import { useText } from './texts.ts'

interface JobPageProps {
  job: JobDetail
  similar: readonly Job[]
  /** Why each similar job suits a signed-in seeker. */
  reasons?: readonly JobReason[] | undefined
  /** Milliseconds. */
  now: number
  /** The canonical address, in the language nearest to the posting's own. */
  canonical: string
  /** The languages in which the posting has a text, that of the original first. */
  versions: readonly PageVersion[]
  /** The breadcrumbs down to the job. */
  crumbs: readonly Crumb[]
  /** Path of the job's picture for sharing. */
  picture: string
  /** The pay of similar jobs. */
  insight?: ReactNode
}

export function JobPage(props: JobPageProps) {
  const { job, similar, reasons, now, canonical, versions, crumbs, picture, insight } = props
  const t = useText()
  const formats = useFormats()
  const description = [job.company.name, job.location, formats.language(job.lang)].filter(Boolean).join(' · ')
  return (
    <div className="page-width py-4 lg:py-6">
      <PageHead
        title={`${job.title} · ${job.company.name}`}
        description={description}
        canonical={canonical}
        versions={versions}
        {...(versions[0] && { fallback: versions[0].language })}
        picture={picture}
      />
      <Breadcrumbs crumbs={[...crumbs, { text: job.title }]} />
      <div className="mt-2 grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] print:grid-cols-1">
        <Card data-job-view={job.id} className="max-sm:-mx-4 max-sm:rounded-none max-sm:border-x-0">
          {/* What was pressed or typed for one job says nothing of the next. */}
          <JobView key={job.id} job={job} heading="h1" />
        </Card>
        <div className="grid grid-cols-1 gap-6 print:hidden">
          {insight}
          {similar.length > 0 && (
            <aside aria-labelledby="similar">
              <h2 id="similar" className="mb-3 text-17 font-bold">
                {t('jobs.similar')}
              </h2>
              <SimilarList to={job.id} jobs={similar} reasons={reasons} now={now} />
            </aside>
          )}
        </div>
      </div>
    </div>
  )
}
