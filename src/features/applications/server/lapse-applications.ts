import { type MoveDependencies, moveApplication } from './move-application.ts'
import { findApplication } from './queries/applications.ts'
import { findDue } from './queries/due.ts'

const BATCH = 200

/** Closes the applications that no employer has answered within its promise, each in a transaction of its own. */
export async function lapseApplications(deps: MoveDependencies, signal: AbortSignal): Promise<void> {
  for (;;) {
    const ids = await findDue(deps.db, deps.clock.now(), BATCH)
    for (const id of ids) {
      signal.throwIfAborted()
      await deps.db.transaction().execute(async (transaction) => {
        const row = await findApplication(transaction, id, { lock: true })
        // Answered meanwhile: the table says that nothing happens then.
        if (row !== null && row.reply_by <= deps.clock.now())
          await moveApplication({ ...deps, db: transaction }, row, 'lapse')
      })
    }
    if (ids.length < BATCH) return
  }
}
