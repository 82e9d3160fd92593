import { Form } from 'react-router'
import { REPORT_STATES } from '#config/console-states.ts'
import type { FileWarning } from '#config/file-warnings.ts'
import { MAX_DETAILS } from '#config/limits.ts'
import { useFormats, useLanguage } from '#i18n/language-provider.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import type { FieldOf } from '#ui/form/form-answer.ts'
import { Input } from '#ui/inputs.tsx'
import { Pagination } from '#ui/pagination.tsx'
import type { decideReport, listReports, Report } from '../../contract/console.ts'
import type { ReportReason } from '../report-reasons.ts'
import { Frame, Labelled, States, StatusMessage } from './frame.tsx'
import { SeekersLink } from './seekers-link.tsx'
import { useText } from './texts.ts'

type DecisionField = FieldOf<typeof decideReport>

interface ReportsPageProps {
  status: (typeof REPORT_STATES)[number]
  list: typeof listReports.response._output
  reasons: readonly ReportReason[]
  warnings: readonly FileWarning[]
  isDone: boolean
  problem: string | null
}

export function ReportsPage({ status, list, reasons, warnings, isDone, problem }: ReportsPageProps) {
  const t = useText()
  const address = (state: string, page = 1) => `?status=${state}${page > 1 ? `&page=${page}` : ''}`
  return (
    <Frame title={t('console.reports')}>
      <p className="mt-4 max-w-160 text-muted">{t('console.reports_text')}</p>
      {warnings.map((warning) => (
        <StatusMessage key={warning} text={t(`console.${warning}`)} />
      ))}
      <States
        chosen={status}
        states={REPORT_STATES.map((state) => ({ state, text: t(`console.state_${state}`) }))}
        to={(state) => address(state)}
      />
      {isDone && problem === null && <StatusMessage text={t('console.done')} />}
      {problem !== null && <StatusMessage text={problem} isProblem />}
      {list.rows.length === 0 && <p className="mt-6 text-muted">{t('console.no_rows')}</p>}
      <ul className="mt-4 mb-6 grid grid-cols-[minmax(0,1fr)] gap-3">
        {list.rows.map((report) => (
          <li key={report.id}>
            <ReportCard
              report={report}
              reason={reasons.find(({ id }) => id === report.reason_id)?.title ?? ''}
            />
          </li>
        ))}
      </ul>
      <Pagination
        page={list.page}
        pageCount={Math.ceil(list.total / list.page_size)}
        to={(page) => address(status, page)}
      />
    </Frame>
  )
}

function ReportCard({ report, reason }: { report: Report; reason: string }) {
  const t = useText()
  const formats = useFormats()
  const { job, decided } = report
  return (
    <Card className="p-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="text-17 font-bold">{reason}</h2>
        <span className="text-13 text-muted">{formats.date(report.reported_at * 1000)}</span>
      </div>
      <p className="mt-1">
        <SeekersLink
          path={`job/${encodeURIComponent(job.slug_id)}`}
          className="font-medium underline underline-offset-2"
        >
          <bdi lang={job.lang}>{job.title}</bdi>
        </SeekersLink>
        {' · '}
        <bdi>{job.company}</bdi>
      </p>
      <p className="text-13 text-muted">
        {report.status === 'open' && t('console.open_reports', { count: job.open_reports })}
        {job.status === 'closed' &&
          (report.status === 'open' ? ` · ${t('console.job_closed')}` : t('console.job_closed'))}
      </p>
      {report.details !== null && (
        <blockquote
          lang={report.lang}
          dir="auto"
          className="mt-2 whitespace-pre-line wrap-anywhere border-s-2 border-line ps-3"
        >
          {report.details}
        </blockquote>
      )}
      {decided !== null && (
        <p className="mt-2 text-muted">
          {t('console.decided', {
            name: decided.by || t('console.command_line'),
            date: formats.date(decided.at * 1000),
          })}
          <span dir="auto" className="block wrap-anywhere">
            {decided.reason}
          </span>
        </p>
      )}
      {report.may.decide && <Decision id={report.id} />}
    </Card>
  )
}

function Decision({ id }: { id: number }) {
  const t = useText()
  const lang = useLanguage()
  return (
    <Form method="post" action={`/${lang}/reports`} className="mt-3 flex flex-wrap items-end gap-2">
      <input type="hidden" name={'report_id' satisfies DecisionField} value={id} />
      <Labelled className="grid grow basis-60 gap-1 text-13 font-medium" text={t('console.reason')}>
        {(id) => <Input id={id} name={'reason' satisfies DecisionField} required maxLength={MAX_DETAILS} />}
      </Labelled>
      <Button type="submit" name={'decision' satisfies DecisionField} value="dismiss">
        {t('console.dismiss')}
      </Button>
      <Button type="submit" name={'decision' satisfies DecisionField} value="close_job">
        {t('console.close_job')}
      </Button>
    </Form>
  )
}
