import { useLanguage } from '#i18n/language-provider.tsx'
import { Card } from '#ui/card.tsx'
import type { FormAnswer } from '#ui/form/form-answer.ts'
import { ChevronStartIcon } from '#ui/icons.tsx'
import { Link } from '#ui/link.tsx'
import { Monogram } from '#ui/monogram.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { useText } from '../texts.ts'
import type { ApplyField } from './answers.ts'
import { ApplyContent } from './apply-content.tsx'
import type { AppliedJob, ApplyData } from './apply-data.ts'

/** The sheet as a page: without scripts, and for whoever comes back from signing up. */
export function ApplyPage({ data, answer }: { data: ApplyData; answer: FormAnswer<ApplyField> | null }) {
  const t = useText()
  const lang = useLanguage()
  const job = data.kind === 'unreachable' ? null : data.job
  const title = job === null ? t('apply.unreachable_title') : t('apply.title', { company: job.company.name })
  return (
    <div className="page-width max-w-180 py-4 max-sm:px-0 lg:py-8">
      <PageHead title={title} indexed={false} />
      {job !== null && (
        <Link
          to={`/${lang}/job/${encodeURIComponent(job.slug_id)}`}
          className="-ms-1 inline-flex min-h-11 items-center gap-0.5 font-semibold text-primary hover:underline max-sm:px-4"
        >
          <ChevronStartIcon size={20} />
          {t('apply.back')}
        </Link>
      )}
      <Card className="overflow-clip max-sm:rounded-none max-sm:border-x-0">
        {job !== null && (
          <header className="border-b border-line p-4 sm:p-6">
            <JobHead job={job} heading="h1" />
          </header>
        )}
        <ApplyContent data={data} answer={answer} />
      </Card>
    </div>
  )
}

export function JobHead({
  job,
  heading: Heading,
  id,
}: {
  job: AppliedJob
  heading: 'h1' | 'h2'
  id?: string
}) {
  const t = useText()
  return (
    <div className="flex min-w-0 grow items-center gap-3">
      <Monogram id={job.company.id} name={job.company.name} />
      <div className="min-w-0">
        <Heading id={id} tabIndex={-1} className="text-20 font-bold outline-none">
          {t('apply.title', { company: job.company.name })}
        </Heading>
        <p className="break-words text-muted">
          <bdi lang={job.lang}>{job.title}</bdi>
        </p>
      </div>
    </div>
  )
}
