import type { AccountsWorld } from '../accounts-world.ts'
import { findAccountByEmail } from '../queries/accounts.ts'
import { addOperator, listOperators, removeOperator } from '../queries/console.ts'
import { removeSessionsOn } from '../queries/sessions.ts'
import { noteOperatorAction } from './operator-log.ts'

type World = Pick<AccountsWorld, 'db' | 'clock'>

/** What the command line does about who may use the console. */
export type Appointment = 'done' | 'nothing-to-do' | 'no-account' | 'email-not-proven'

/** Only an address that is proven: it gets the codes of the second step. */
export function grantOperator(world: World, email: string): Promise<Appointment> {
  return appoint(world, email, async (here, { id, email_verified_at }) => {
    if (email_verified_at === null) return 'email-not-proven'
    if (!(await addOperator(here.db, id))) return 'nothing-to-do'
    await noteOperatorAction(here, { operatorId: null, action: 'operator.grant', target: `account:${id}` })
    return 'done'
  })
}

/** Ends the account's sessions at the console too. */
export function revokeOperator(world: World, email: string): Promise<Appointment> {
  return appoint(world, email, async (here, { id }) => {
    if (!(await removeOperator(here.db, id))) return 'nothing-to-do'
    await removeSessionsOn(here.db, id, 'operator')
    await noteOperatorAction(here, { operatorId: null, action: 'operator.revoke', target: `account:${id}` })
    return 'done'
  })
}

/** The addresses of all who may use the console. */
export const operatorsNow = ({ db }: Pick<World, 'db'>): Promise<string[]> => listOperators(db)

async function appoint(
  { db, clock }: World,
  email: string,
  change: (here: World, account: { id: string; email_verified_at: Date | null }) => Promise<Appointment>,
): Promise<Appointment> {
  return db.transaction().execute(async (transaction) => {
    const account = await findAccountByEmail(transaction, email)
    return account === null ? 'no-account' : change({ db: transaction, clock }, account)
  })
}
