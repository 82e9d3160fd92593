import { data, redirect } from 'react-router'
import { getConsole } from '#features/accounts/contract/console.ts'
import type { SeekerServices } from '../services.ts'

/**
 * Who is at the console. A stranger is told of no page here; whoever was signed in is led back to where one signs in.
 */
export async function atConsole({ dispatch, viewer }: SeekerServices): Promise<{ id: string; name: string }> {
  const { operator, is_expired } = await dispatch(getConsole, {}, viewer)
  if (operator !== null) return operator
  if (is_expired) throw redirect(`/${viewer.language}/console?expired`)
  throw data(null, { status: 404 })
}
