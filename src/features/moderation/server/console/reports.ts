import type { REPORT_STATES } from '#config/console-states.ts'
import type { AccountDependencies } from '#features/accounts/server/door.ts'
import { notify } from '#features/notifications/server/door.ts'
import { recordOperatorAction } from '#features/operators/server/door.ts'
import { operatorOf } from '#features/sessions/server/door.ts'
import { notFound } from '#shared/api-error.ts'
import { personName } from '#shared/person-name.ts'
import { slugId } from '#shared/slug.ts'
import { isAllowed, requireAllowed } from '#shared/verdict.ts'
import type { Viewer } from '#shared/viewer.ts'
import type { Report } from '../../contract/console.ts'
import { mayWithReport } from '../policy.ts'
import {
  closeReportedJob,
  decideReports,
  findReports,
  lockReport,
  type ReportRow,
} from '../queries/reports.ts'
import { notifyEmployer } from './notify-employer.ts'
import { PAGE_SIZE, requestedPage, seconds } from './pagination.ts'

/** Open reports in order of arrival; decided ones with the newest first. */
export async function listReports(
  { db }: AccountDependencies,
  request: { status: (typeof REPORT_STATES)[number]; page?: number | undefined },
  viewer: Viewer,
) {
  const { page, offset } = requestedPage(request)
  const { status } = request
  const filter = { status, language: viewer.language, offset, most: PAGE_SIZE }
  const { rows, total } = await findReports(db, filter)
  return { rows: rows.map(present), total, page, page_size: PAGE_SIZE }
}

/** Throws 40004 if there is no such report, 41098 if it was decided. */
export async function decideReport(
  deps: AccountDependencies,
  { report_id, decision, reason }: { report_id: number; decision: 'dismiss' | 'close_job'; reason: string },
  viewer: Viewer,
): Promise<Record<string, never>> {
  const operatorId = operatorOf(viewer)
  await deps.db.transaction().execute(async (db) => {
    const here = { ...deps, db }
    const report = await lockReport(db, report_id)
    if (report === null) throw notFound()
    requireAllowed(mayWithReport(report).decide)
    if (decision === 'dismiss') {
      const { reporters } = await decideReports(db, { reportId: report_id, status: 'dismissed' })
      const target = `report:${report_id}`
      await recordOperatorAction(here, { operatorId, action: 'report.dismiss', target, reason })
      await notifyReporters(here, reporters, { variant: 'dismissed', jobId: report.job_id })
      return
    }
    const isClosedNow = await closeReportedJob(db, report.job_id, deps.clock.now())
    const { count: reports, reporters } = await decideReports(db, { jobId: report.job_id, status: 'upheld' })
    await recordOperatorAction(here, {
      ...{ operatorId, action: 'job.close', target: `job:${report.job_id}`, reason },
      details: { reports },
    })
    if (isClosedNow) await notifyEmployer(here, report)
    await notifyReporters(here, reporters, { variant: 'upheld', jobId: report.job_id })
  })
  return {}
}

/** Each account once, also one that has reported from two networks. */
const notifyReporters = (
  deps: AccountDependencies,
  reporters: readonly string[],
  about: { variant: 'upheld' | 'dismissed'; jobId: number },
): Promise<void> =>
  notify(
    deps,
    [...new Set(reporters)].map((accountId) => ({ accountId, kind: 'report-decided', ...about })),
  )

function present(row: ReportRow): Report {
  const { id, status, reason_id, details, lang, job_id, title } = row
  return {
    ...{ id, status, reason_id, details, lang },
    reported_at: seconds(row.reported_at),
    may: { decide: isAllowed(mayWithReport({ isOpen: status === 'open' }).decide) },
    job: {
      ...{ id: job_id, slug_id: slugId(title, job_id), title },
      ...{ lang: row.title_lang, company: row.company, status: row.job_status },
      open_reports: row.open_reports,
    },
    decided:
      row.decided_at === null
        ? null
        : { by: nameOf(row), at: seconds(new Date(row.decided_at)), reason: row.decided_reason ?? '' },
  }
}

const nameOf = ({ operator_first_name, operator_last_name, operator_country, operator_email }: ReportRow) =>
  personName({
    first_name: operator_first_name ?? '',
    last_name: operator_last_name ?? '',
    country: operator_country,
  }) ||
  (operator_email ?? '')
