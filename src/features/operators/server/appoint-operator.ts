import { type AccountsWorld, findAccountByEmail } from '#features/accounts/server/door.ts'
import { removeSessionsOn } from '#features/sessions/server/door.ts'
import { noteOperatorAction } from './operator-log.ts'
import { addOperator, isSetUp, listOperators, removeOperator } from './queries/operators.ts'
import { issueSetUpLink } from './set-up-link.ts'

type World = Pick<AccountsWorld, 'db' | 'clock'>

/** What the command line does about who may use the console. */
export type Appointment = 'done' | 'nothing-to-do' | 'no-account' | 'email-not-proven'

/**
 * Lets an account use the console, and answers the path of the link by which its owner sets up how: also for one that has
 * lost its app or passkey. Only an address that is proven, since it is told of wrong codes; null: nothing was granted.
 */
export async function grantOperator(
  world: World,
  email: string,
): Promise<{ appointment: Appointment; link: string | null }> {
  let link: string | null = null
  const appointment = await appoint(world, email, async (here, { id, email_verified_at }) => {
    if (email_verified_at === null) return 'email-not-proven'
    const isNew = await addOperator(here.db, id)
    const target = `account:${id}`
    await noteOperatorAction(here, { operatorId: null, action: 'operator.grant', target })
    link = await issueSetUpLink(here, id)
    return isNew ? 'done' : 'nothing-to-do'
  })
  return { appointment, link }
}

/**
 * The path of the link of an operator who has not set anything up yet; null for everybody else. Nothing is granted by it.
 */
export async function linkOfNewOperator(world: World, email: string): Promise<string | null> {
  const account = await findAccountByEmail(world.db, email)
  if (account === null || !account.is_operator || (await isSetUp(world.db, account.id))) return null
  return issueSetUpLink(world, account.id)
}

/** Ends the account's sessions at the console too. */
export function revokeOperator(world: World, email: string): Promise<Appointment> {
  return appoint(world, email, async (here, { id }) => {
    if (!(await removeOperator(here.db, id))) return 'nothing-to-do'
    await removeSessionsOn(here.db, id, 'console')
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
