import type { z } from 'zod'
import { marketOfCountry } from '#config/markets.ts'
import { ApiError } from '#shared/api-error.ts'
import type { Viewer } from '#shared/viewer.ts'
import type { savePerson as contract, Wizard } from '../../contract/wizard.ts'
import type { ChangeDependencies } from '../change-profile.ts'
import { storeBasics } from '../queries/profile.ts'
import { changeAnswers } from './change-answers.ts'
import { refuseUnlisted } from './save-desired-job.ts'

/** Throws 40001 beside an unknown country, notice period or status. */
export async function savePerson(
  deps: ChangeDependencies,
  {
    first_name,
    last_name,
    country,
    notice_period_id,
    seeking_status_id,
    has_never_worked,
    next = 'work',
  }: z.output<typeof contract.request>,
  viewer: Viewer,
): Promise<Wizard> {
  if (country !== undefined && !marketOfCountry(country)) throw new ApiError(40001, { field: 'country' })
  refuseUnlisted('notice_period_lists', notice_period_id, 'notice_period_id')
  refuseUnlisted('seeking_status_lists', seeking_status_id, 'seeking_status_id')
  const account = {
    ...(first_name !== undefined && { first_name }),
    ...(last_name !== undefined && { last_name }),
    ...(country !== undefined && { country }),
  }
  const seeker = {
    ...(notice_period_id !== undefined && { notice_period_id }),
    ...(seeking_status_id !== undefined && { seeking_status_id }),
    ...(has_never_worked !== undefined && { has_never_worked }),
    ...(has_never_worked === true && { started_working_on: null }),
  }
  return changeAnswers(deps, viewer, next, (transaction, accountId, now) =>
    storeBasics(transaction, accountId, { account, seeker, now }),
  )
}
