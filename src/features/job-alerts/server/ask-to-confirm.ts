import { ALERT_WAITING_DAYS } from '#config/limits.ts'
import { issueToken } from '#features/sessions/server/door.ts'
import { queueMail } from '#platform/outbound/outbox.ts'
import { countShared, resetShared } from '#platform/shared-limits.ts'
import { ApiError } from '#shared/api-error.ts'
import { NOTHING_HIDDEN } from '#shared/blocks.ts'
import { contactInText } from '#shared/contacts-in-text/contact-in-text.ts'
import type { Viewer } from '#shared/viewer.ts'
import type { AlertDependencies } from './alert-dependencies.ts'
import { describeSearches } from './describe-search.ts'
import { confirmEmail } from './mail/confirm-email.ts'
import { waitingAt } from './queries/alerts.ts'
import { readSearch } from './read-search.ts'

const NAME = 'job alert to confirm'
const DAY = 24 * 3600

/**
 * Sends the mail with the link that confirms what waits at an address: at most one a day, whoever asks, so that nobody is
 * flooded with what others want for them. Its page lists all alerts that wait then. Throws 41142 where no mail can be
 * sent.
 */
export async function askToConfirm(
  deps: AlertDependencies,
  viewer: Viewer,
  { email }: { email: string },
): Promise<void> {
  const { db, clock, channels } = deps
  if (!channels.email) throw new ApiError(41142)
  const of = email.toLowerCase()
  const { calls } = await countShared(db, clock, { name: NAME, of, seconds: DAY })
  if (calls > 1) return
  const token = await issueToken(deps, {
    ...{ purpose: 'job-alert', payload: { email } },
    seconds: ALERT_WAITING_DAYS * DAY,
  })
  const searches = (await waitingAt(db, email)).map(({ search }) => readSearch(search))
  const { language } = viewer
  const described = await describeSearches(db, searches, { language, hidden: NOTHING_HIDDEN })
  // Strangers have typed them: the mail is no way to send an address to somebody. Its page lists all that waits.
  const titles = described.map(({ title }) => title).filter((title) => contactInText(title) === null)
  await queueMail(db, clock, confirmEmail({ to: email, language, token, titles, at: deps.origins.seeker() }))
}

/** After the click the address may get another one. */
export const forgetAsking = ({ db }: Pick<AlertDependencies, 'db'>, email: string): Promise<void> =>
  resetShared(db, { name: NAME, of: email.toLowerCase() })
