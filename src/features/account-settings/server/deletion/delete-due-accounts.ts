import type { AccountsWorld } from '#features/accounts/server/door.ts'
import type { Task } from '#platform/jobs/tasks.ts'
import { dueForDeletion, holdLeaving, removeAccount } from '../queries/deletion.ts'
import { postGoodbye } from './post-goodbye.ts'

/** One at a time, each whole or not at all; what is left over comes with the next hour. */
export const deletionTask = ({ db, clock }: Pick<AccountsWorld, 'db' | 'clock'>): Task => ({
  name: 'accounts.delete-due',
  everySeconds: 3600,
  async run() {
    const now = clock.now()
    for (const id of await dueForDeletion(db, now, AT_ONCE)) {
      await db.transaction().execute(async (transaction) => {
        const leaving = await holdLeaving(transaction, id, now)
        if (leaving === null) return
        await removeAccount(transaction, leaving)
        await postGoodbye({ db: transaction, clock }, leaving)
      })
    }
  },
})

const AT_ONCE = 500
