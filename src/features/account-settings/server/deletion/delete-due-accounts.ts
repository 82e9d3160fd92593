import type { AccountDependencies } from '#features/accounts/server/door.ts'
import type { Task } from '#platform/jobs/tasks.ts'
import { dueForDeletion, lockDueAccount, removeAccount } from '../queries/deletion.ts'
import { queueGoodbye } from './queue-goodbye.ts'

/**
 * Deletes due accounts, each in its own transaction. One that fails keeps no other waiting, and is tried again; the next
 * hourly run deletes what is more than `AT_ONCE`.
 */
export const deletionTask = (deps: Dependencies): Task => ({
  name: 'accounts.delete-due',
  everySeconds: 3600,
  async run() {
    const now = deps.clock.now()
    const failures: unknown[] = []
    for (const id of await dueForDeletion(deps.db, now, AT_ONCE)) {
      await deleteAccount(deps, id, now).catch((failure) => failures.push(failure))
    }
    if (failures.length > 0) throw new AggregateError(failures, `Not deleted: ${failures.map(String).join()}`)
  },
})

type Dependencies = Pick<AccountDependencies, 'db' | 'clock'>

const deleteAccount = ({ db, clock }: Dependencies, id: string, now: Date): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    const account = await lockDueAccount(transaction, id, now)
    if (account === null) return
    await removeAccount(transaction, account)
    await queueGoodbye({ db: transaction, clock }, account)
  })

const AT_ONCE = 500
