import type { AccountDependencies } from '#features/accounts/server/door.ts'
import type { Task } from '#platform/jobs/tasks.ts'
import { dueForDeletion, lockDueAccount, removeAccount } from '../queries/deletion.ts'
import { queueGoodbye } from './queue-goodbye.ts'

/** Deletes due accounts, each in its own transaction. The next hourly run deletes the others. */
export const deletionTask = ({ db, clock }: Pick<AccountDependencies, 'db' | 'clock'>): Task => ({
  name: 'accounts.delete-due',
  everySeconds: 3600,
  async run() {
    const now = clock.now()
    for (const id of await dueForDeletion(db, now, AT_ONCE)) {
      await db.transaction().execute(async (transaction) => {
        const account = await lockDueAccount(transaction, id, now)
        if (account === null) return
        await removeAccount(transaction, account)
        await queueGoodbye({ db: transaction, clock }, account)
      })
    }
  },
})

const AT_ONCE = 500
