import type { z } from 'zod'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db/database.ts'
import type { Secrets } from '#platform/secrets.ts'
import { ApiError } from '#shared/api-error.ts'
import type { stopResumeMail as contract } from '../../../contract/resumes.ts'
import { stopMail } from '../../queries/resume-mail-stops.ts'
import { addressInToken, digestOfAddress } from './stop-token.ts'

/** From now on nobody sends a resume to the address in the token. Throws 40004 for a token that is not ours. */
export async function stopResumeMail(
  { db, clock, secrets }: { db: Db; clock: Clock; secrets: Secrets },
  { token }: z.output<typeof contract.request>,
): Promise<Record<string, never>> {
  const address = addressInToken(secrets, token)
  if (address === null) throw new ApiError(40004)
  await stopMail(db, digestOfAddress(secrets, address), clock.now())
  return {}
}
