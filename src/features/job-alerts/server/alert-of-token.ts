import { ApiError } from '#shared/api-error.ts'
import type { AlertDependencies } from './alert-dependencies.ts'
import { readToken } from './alert-token.ts'
import * as queries from './queries/alerts.ts'

/** A token works as long as the mails of the alert go to the address to which it was sent. */
export async function alertOf({ db, secrets }: Pick<AlertDependencies, 'db' | 'secrets'>, token: string) {
  const read = readToken(secrets, token)
  const alert = read && (await queries.findAlert(db, read.id))
  const email = alert && (alert.email ?? alert.own_email)
  if (!read || !alert?.is_confirmed || email?.toLowerCase() !== read.email.toLowerCase())
    throw new ApiError(41141)
  return { alert, email: read.email }
}
