import { DEFAULT_LANGUAGE, isLanguage } from '#config/languages.ts'
import { listEntry } from '#config/lists/lists.ts'
import type { AccountDependencies } from '#features/accounts/server/door.ts'
import { queueDecision } from '#features/operators/server/door.ts'
import { findPosters } from '../queries/reports.ts'

/**
 * Notifies the poster that their job was closed, with the reason of the report. The mail does not contain the reporter
 * or the reporter's text.
 */
export async function notifyEmployer(
  deps: AccountDependencies,
  { job_id: id, reason_id }: { job_id: number; reason_id: number },
): Promise<void> {
  for (const { email, language, title, company } of await findPosters(deps.db, id)) {
    if (email === null) continue
    const decision = {
      kind: 'job-closed',
      reason: reasonIn(language, reason_id),
      job: { id, title, company },
    } as const
    await queueDecision(deps, { to: email, language, decision })
  }
}

function reasonIn(named: string, reasonId: number): string {
  const language = isLanguage(named) ? named : DEFAULT_LANGUAGE
  return listEntry('report_job_reasons', reasonId)?.names[language] ?? ''
}
