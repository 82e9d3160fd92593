import { type AccountDependencies, findAccountByEmail } from '#features/accounts/server/door.ts'
import { removeSessionsOn } from '#features/sessions/server/door.ts'
import { recordOperatorAction } from './operator-log.ts'
import { addOperator, isSetUp, listOperators, removeOperator } from './queries/operators.ts'
import { issueSetUpLink } from './set-up-link.ts'

type Dependencies = Pick<AccountDependencies, 'db' | 'clock'>

/** The outcome of a command about operators. */
export type Appointment = 'done' | 'nothing-to-do' | 'no-account' | 'email-not-proven'

/**
 * Allows an account to use the console, and returns the path of a set-up link. The command also helps an operator who
 * has lost their app or passkey. The address must be proven, since notices about wrong codes go there. `link` is null
 * if the command granted nothing.
 */
export async function grantOperator(
  deps: Dependencies,
  email: string,
): Promise<{ appointment: Appointment; link: string | null }> {
  let link: string | null = null
  const appointment = await changeOperator(deps, email, async (here, { id, email_verified_at }) => {
    if (email_verified_at === null) return 'email-not-proven'
    const isNew = await addOperator(here.db, id)
    const target = `account:${id}`
    await recordOperatorAction(here, { operatorId: null, action: 'operator.grant', target })
    link = await issueSetUpLink(here, id)
    return isNew ? 'done' : 'nothing-to-do'
  })
  return { appointment, link }
}

/**
 * The path of a set-up link for an operator who has not set anything up yet; null for all other accounts. The function
 * does not grant the operator role.
 */
export async function linkOfNewOperator(deps: Dependencies, email: string): Promise<string | null> {
  const account = await findAccountByEmail(deps.db, email)
  if (account === null || !account.is_operator || (await isSetUp(deps.db, account.id))) return null
  return issueSetUpLink(deps, account.id)
}

/** Revokes the right to use the console, and ends the account's sessions there. */
export function revokeOperator(deps: Dependencies, email: string): Promise<Appointment> {
  return changeOperator(deps, email, async (here, { id }) => {
    if (!(await removeOperator(here.db, id))) return 'nothing-to-do'
    await removeSessionsOn(here.db, id, 'console')
    await recordOperatorAction(here, { operatorId: null, action: 'operator.revoke', target: `account:${id}` })
    return 'done'
  })
}

/** The addresses of all operators. */
export const operatorEmails = ({ db }: Pick<Dependencies, 'db'>): Promise<string[]> => listOperators(db)

async function changeOperator(
  { db, clock }: Dependencies,
  email: string,
  change: (
    here: Dependencies,
    account: { id: string; email_verified_at: Date | null },
  ) => Promise<Appointment>,
): Promise<Appointment> {
  return db.transaction().execute(async (transaction) => {
    const account = await findAccountByEmail(transaction, email)
    return account === null ? 'no-account' : change({ db: transaction, clock }, account)
  })
}
