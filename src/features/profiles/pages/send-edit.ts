import { type ClientActionFunctionArgs, data, isRouteErrorResponse } from 'react-router'
import type { FormAnswer } from '#ui/form/form-answer.ts'
import { stepOf } from '../web/profile/sections.ts'
import { UNSENT } from '../web/unsent.ts'

/**
 * Sends a form of a profile or of the wizard. What does not reach our server (no connection, or a proxy that answers in
 * its place) comes back as the refusal of that form, so that it stays open with all that was typed. As a refusal it
 * reloads nothing, which would fail as well. `lists`: the fields with several values.
 */
export async function sendEdit<Action>(
  { request, serverAction }: ClientActionFunctionArgs,
  lists: readonly string[] = [],
) {
  const sent = await request.clone().formData()
  try {
    return await serverAction<Action>()
  } catch (failure) {
    if (!isUnanswered(failure)) throw failure
    return data(unsent(sent, lists), { status: 408 })
  }
}

/** Our own server answers as a refusal of the form, also with 5xx. */
const isUnanswered = (failure: unknown): boolean =>
  failure instanceof TypeError || (isRouteErrorResponse(failure) && failure.status >= 500)

function unsent(sent: FormData, lists: readonly string[]): FormAnswer<string> {
  const typed = [...sent].filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  const joined = lists.map((name) => [name, sent.getAll(name).filter(Boolean).join(',')])
  const values: Record<string, string> = Object.fromEntries([...typed, ...joined])
  return {
    step: stepOf(values.section ?? '', values.id || null),
    values,
    problem: UNSENT,
    errors: {},
  }
}
