import { REPORTS_PER_HOUR } from '#config/limits.ts'
import { report_job_reasons } from '#config/lists/structure/reports.ts'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db/database.ts'
import { networkOf } from '#platform/http/rate-limits.ts'
import { ApiError } from '#shared/api-error.ts'
import type { Viewer } from '#shared/viewer.ts'
import { addReport, findReporterHistory, type NewReport } from './queries/job-reports.ts'

interface ReportRequest {
  job_id: number
  report_reason_id: number
  details?: string | undefined
}

const HOUR_MS = 3_600_000

/**
 * Stores a report for the operators. It needs no sign-in, so a visitor is identified by network address: reports of the
 * same job from one address count once, and the number of reported jobs an hour is limited.
 */
export async function reportJob(
  { db, clock }: { db: Db; clock: Clock },
  request: ReportRequest,
  viewer: Pick<Viewer, 'address' | 'language' | 'session'>,
): Promise<{ is_repeated: boolean }> {
  const { job_id: jobId, report_reason_id: reasonId } = request
  if (!report_job_reasons.some(({ id }) => id === reasonId)) throw new ApiError(41127)
  const now = clock.now()
  const network = networkOf(viewer.address)
  const past = await findReporterHistory(db, { jobId, network, since: new Date(now.getTime() - HOUR_MS) })
  if (past.status === null) throw new ApiError(41120)
  if (past.has_reported) return { is_repeated: true }
  if (past.status === 'closed') throw new ApiError(41121)
  if (past.recent >= REPORTS_PER_HOUR) {
    const oldest = past.oldest?.getTime() ?? now.getTime()
    throw new ApiError(40006, { params: { seconds: Math.ceil((oldest + HOUR_MS - now.getTime()) / 1000) } })
  }
  const details = storable(request.details)
  const accountId = viewer.session?.accountId ?? null
  const report: NewReport = { jobId, reasonId, details, lang: viewer.language, network, accountId, now }
  return { is_repeated: !(await addReport(db, report)) }
}

/** Line breaks stay; what a database or a terminal would stumble over goes. */
function storable(text = ''): string | null {
  const clean = text
    .toWellFormed()
    .replaceAll('\r\n', '\n')
    .replaceAll(/[^\P{Cc}\n\t]/gu, '')
    .trim()
  return clean === '' ? null : clean
}
