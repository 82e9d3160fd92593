import { Form, href } from 'react-router'
import { MAX_DETAILS } from '#config/limits.ts'
import { useFormats, useLanguage } from '#i18n/language-provider.tsx'
import { Button, LinkButton } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { PageHead } from '#ui/page-head.tsx'
import type { JobDetail } from '../../jobs/contract.ts'
import { ReportFields } from './report-fields.tsx'
import type { ReportReason } from './report-reasons.ts'
import { ReportThanks } from './report-thanks.tsx'
import { useText } from './texts.ts'

export interface ReportProblem {
  kind: 'choose' | 'too_long' | 'too_many'
  kept: { reasonId: number; details: string }
}

/** The outcome of a report, from the page's address. */
export const SENT = ['first', 'repeated'] as const
type Sent = (typeof SENT)[number]

interface ReportPageProps {
  job: Pick<JobDetail, 'slug_id' | 'title' | 'lang' | 'company'>
  reasons: readonly ReportReason[]
  /** The report that was sent from here; null: none yet. */
  sent: Sent | null
  problem: ReportProblem | null
}

/** The dialog's form as a page of its own: works without scripts. */
export function ReportPage({ job, reasons, sent, problem }: ReportPageProps) {
  const t = useText()
  const lang = useLanguage()
  const formats = useFormats()
  const back = href('/:lang/job/:slugId', { lang, slugId: job.slug_id })
  return (
    <div className="page-width max-w-180 py-6 lg:py-10">
      <PageHead title={t('report.title')} indexed={false} />
      <Card className="p-5 lg:p-7">
        {sent !== null ? (
          <ReportThanks heading="h1" isRepeated={sent === 'repeated'}>
            <LinkButton look="primary" to={back}>
              {t('report.back')}
            </LinkButton>
          </ReportThanks>
        ) : (
          <Form method="post" noValidate>
            <h1 className="text-25 font-bold">{t('report.title')}</h1>
            <p className="mt-2 mb-3 font-medium">
              <bdi lang={job.lang}>{job.title}</bdi> · <bdi>{job.company.name}</bdi>
            </p>
            <ReportFields
              reasons={reasons}
              problem={problem && t(`report.${problem.kind}`, { max: formats.number(MAX_DETAILS) })}
              {...(problem && { kept: problem.kept })}
            />
            <div className="mt-5 flex flex-wrap gap-2">
              <Button type="submit" look="primary">
                {t('report.send')}
              </Button>
              <LinkButton to={back}>{t('report.cancel')}</LinkButton>
            </div>
          </Form>
        )}
      </Card>
    </div>
  )
}
