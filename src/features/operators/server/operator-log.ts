import type { AccountDependencies } from '#features/accounts/server/door.ts'
import { addOperatorAction, findOperatorActions, type OperatorActionRow } from './queries/operator-actions.ts'

export type { OperatorActionRow }

/**
 * Adds an action to the append-only log of operators, in the transaction of that action.
 *
 * @param action.target `account:…`, `job:…` or `report:…`
 */
export const recordOperatorAction = (
  { db, clock }: Pick<AccountDependencies, 'db' | 'clock'>,
  action: {
    /** Null for the command line. */
    operatorId: string | null
    action: string
    target: string
    reason?: string
    details?: Readonly<Record<string, unknown>>
  },
): Promise<void> => addOperatorAction(db, { reason: '', details: {}, ...action, now: clock.now() })

/** Actions about one target or about all targets, the newest first. */
export const listOperatorActions = (
  { db }: Pick<AccountDependencies, 'db'>,
  filter: { target: string | null; offset: number; most: number },
): Promise<{ rows: OperatorActionRow[]; total: number }> => findOperatorActions(db, filter)
