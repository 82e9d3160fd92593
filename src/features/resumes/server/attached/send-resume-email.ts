import type { z } from 'zod'
import {
  MAX_MAILED_MEGABYTES,
  RESUME_MAIL_TRIES_PER_DAY,
  RESUME_MAILS_PER_DAY,
  RESUME_MAILS_PER_READER,
} from '#config/limits.ts'
import { nameOfAccount, ownAccount } from '#features/accounts/server/door.ts'
import { accountOf } from '#features/sessions/server/door.ts'
import { queueMail } from '#platform/outbound/outbox.ts'
import { isMailAddress } from '#platform/outbound/recipient.ts'
import { takeShared } from '#platform/shared-limits.ts'
import { ApiError } from '#shared/api-error.ts'
import type { Viewer } from '#shared/viewer.ts'
import type { sendResumeEmail as contract } from '../../contract/resumes.ts'
import { grantDocument } from '../ledger/grant-document.ts'
import { isMailStopped } from '../queries/resume-mail-stops.ts'
import { resumeEmail } from './email/resume-email.ts'
import { digestOfAddress, stopTokenOf } from './email/stop-token.ts'
import { ownResume } from './own-resume.ts'
import type { ResumeDependencies } from './resume-dependencies.ts'

const DAY = 24 * 3600
const MEGABYTE = 1024 * 1024

/**
 * Sends a resume as an attachment, in the sender's language. Few a day, and fewer to one reader from all senders, who
 * may also want none at all: nobody is flooded by our hand. A mistyped address does not cost the sender one of the day,
 * up to a number of tries. The sender's ledger says to whom it went.
 */
export async function sendResumeEmail(
  { db, clock, secrets, origins }: ResumeDependencies,
  { email: to, resume_id }: z.output<typeof contract.request>,
  viewer: Viewer,
): Promise<Record<string, never>> {
  const accountId = accountOf(viewer)
  if (!isMailAddress(to)) throw new ApiError(41220, { field: 'email' })
  const resume = await ownResume(db, accountId, resume_id)
  if (resume.bytes > MAX_MAILED_MEGABYTES * MEGABYTE)
    throw new ApiError(41270, { params: { max: MAX_MAILED_MEGABYTES } })
  const reader = digestOfAddress(secrets, to)
  if (await isMailStopped(db, reader)) throw new ApiError(41271, { field: 'email' })
  const countedAs = { name: 'resume mail', of: accountId, calls: RESUME_MAILS_PER_DAY }
  const limits = [
    countedAs,
    { name: 'resume mail to', of: reader.toString('hex'), calls: RESUME_MAILS_PER_READER },
    { name: 'resume mail tries', of: accountId, calls: RESUME_MAIL_TRIES_PER_DAY },
  ]
  for (const limit of limits) await takeShared(db, clock, { ...limit, seconds: DAY })
  const [{ name }, account] = await Promise.all([
    nameOfAccount({ db }, accountId),
    ownAccount({ db }, accountId),
  ])
  const stopUrl = `${origins.seeker()}/${viewer.language}/resume-mail/${stopTokenOf(secrets, to)}`
  const sender = { name: name || account.email || account.phone || '', email: account.email }
  const file = { id: resume.file_id, filename: resume.filename }
  const mail = resumeEmail({ to, language: viewer.language, sender, file, stopUrl })
  const document = { kind: 'resume', id: resume.id } as const
  await db.transaction().execute(async (transaction) => {
    await queueMail(transaction, clock, { ...mail, countedAs })
    await grantDocument(
      { db: transaction, clock },
      { accountId, document, to: { email: to }, expiresAt: null },
    )
  })
  return {}
}
