import type { Db } from '#platform/db/database.ts'
import type { Viewer } from '#shared/viewer.ts'
import type { Wizard } from '../../contract/wizard.ts'
import { placeOf, type Question, stepsBefore } from '../../contract/wizard-questions.ts'
import { type ChangeDependencies, changeProfile } from '../change-profile.ts'
import { findWizard, storeProgress } from '../queries/wizard.ts'
import { getWizard } from './get-wizard.ts'

/**
 * Saves answers with the question to go on with. Who goes back to change an answer still goes on where they were.
 * Throws 40005 if the account is not a seeker's.
 */
export async function changeAnswers(
  deps: ChangeDependencies,
  viewer: Viewer,
  next: Question,
  change: (transaction: Db, accountId: string, now: Date) => Promise<void>,
): Promise<Wizard> {
  await changeProfile(deps, viewer, async (transaction, accountId) => {
    const before = await findWizard(transaction, accountId)
    await change(transaction, accountId, deps.clock.now())
    const noted = before?.wizard_question ?? null
    const question = noted !== null && placeOf(noted) > placeOf(next) ? noted : next
    await storeProgress(transaction, accountId, { question, steps: stepsBefore(next) })
    return null
  })
  return getWizard(deps, viewer)
}
