import type { z } from 'zod'
import { DEFAULT_LANGUAGE, isLanguage } from '#config/languages.ts'
import { nameOf } from '#config/taxonomy/taxonomy.ts'
import { ApiError } from '#shared/api-error.ts'
import { hiddenFrom } from '#shared/blocks.ts'
import type { ResponseOf } from '#shared/contract.ts'
import { maskEmail } from '#shared/mask-address.ts'
import { MAX_LIST } from '#shared/request-values.ts'
import type { Viewer } from '#shared/viewer.ts'
import { listJobCards } from '../../jobs/server/door.ts'
import type * as contracts from '../contract/by-mail.ts'
import type { AlertDependencies } from './alert-dependencies.ts'
import { alertOf } from './alert-of-token.ts'
import { describeSearches } from './describe-search.ts'
import { narrowedBy } from './narrow-alert.ts'
import { nextMorning } from './next-morning.ts'
import * as queries from './queries/alerts.ts'
import { titleOfSent } from './queries/sent-jobs.ts'
import { readSearch, storedSearch } from './read-search.ts'

type Deps = Pick<AlertDependencies, 'db' | 'clock' | 'secrets' | 'blocks'>

/** The alert of a mail, and the job of a link in it. Throws 41141 for a token that does not work any more. */
export async function alertOfMail(
  deps: Pick<Deps, 'db' | 'secrets' | 'blocks'>,
  { token, job_id, only }: z.output<typeof contracts.alertOfMail.request>,
  viewer: Viewer,
): Promise<ResponseOf<typeof contracts.alertOfMail>> {
  const { db } = deps
  const { alert, email } = await alertOf(deps, token)
  const search = readSearch(alert.search)
  const hidden = await hiddenFrom(deps.blocks, viewer)
  const [words] = await describeSearches(db, [search], { language: viewer.language, hidden })
  return {
    ...(words ?? { title: '', filters: [] }),
    email: maskEmail(email),
    is_paused: alert.is_paused,
    job: job_id === undefined ? null : await sentJob(deps, alert, job_id, viewer),
    only: only === undefined ? null : narrowedBy(search, only, viewer),
  }
}

/** Stops the mails of an alert, or lets them come again. Repeating it changes nothing. */
export async function stopJobAlert(
  deps: Deps,
  { token, is_stopped: isPaused }: z.output<typeof contracts.stopJobAlert.request>,
): Promise<ResponseOf<typeof contracts.stopJobAlert>> {
  const { alert } = await alertOf(deps, token)
  const now = deps.clock.now()
  const nextAt = nextMorning(now, alert.time_zone, alert.frequency_id, alert.id)
  await queries.setPaused(deps.db, { id: alert.id, accountId: null, isPaused, nextAt }, now)
  return { is_paused: isPaused }
}

/** "Not this kind". Throws 41120 for a job that the alert has not sent. */
export async function leaveOut(
  deps: Deps,
  { token, job_id, by, is_left_out: isLeftOut }: z.output<typeof contracts.leaveOut.request>,
): Promise<Record<string, never>> {
  const now = deps.clock.now()
  const { alert } = await alertOf(deps, token)
  await deps.db.transaction().execute(async (db) => {
    await queries.lockAlert(db, alert.id)
    const sent = await titleOfSent(db, alert.id, job_id)
    if (sent === null) throw new ApiError(41120)
    if (by === 'kind') {
      const titleId = sent.title_id
      if (titleId === null) throw new ApiError(41120)
      await queries.setTitleLeftOut(db, { id: alert.id, titleId, isLeftOut }, now)
      return
    }
    const search = readSearch((await queries.findAlert(db, alert.id))?.search ?? {})
    const others = search.exclude_company_ids.filter((id) => id !== sent.company_id)
    // A search leaves out so many at most; the oldest gives way.
    const exclude_company_ids = isLeftOut ? [...others, sent.company_id].slice(-MAX_LIST) : others
    await queries.setSearch(db, alert.id, storedSearch({ ...search, exclude_company_ids }), now)
  })
  return {}
}

async function sentJob(
  { db, blocks }: Pick<Deps, 'db' | 'blocks'>,
  alert: queries.AlertRow,
  jobId: number,
  viewer: Viewer,
) {
  const sent = await titleOfSent(db, alert.id, jobId)
  const [card] =
    sent === null ? [] : await listJobCards({ db, blocks }, [jobId], viewer, { withClosed: true })
  if (sent === null || card === undefined) return null
  const kind = sent.title_id === null ? undefined : nameOf('title', sent.title_id, languageOf(viewer))
  return {
    ...{ id: jobId, title: card.title },
    kind:
      sent.title_id === null || kind === undefined
        ? null
        : { id: sent.title_id, name: kind, is_left_out: alert.left_out_title_ids.includes(sent.title_id) },
    company: {
      ...{ id: card.company.id, name: card.company.name },
      is_left_out: readSearch(alert.search).exclude_company_ids.includes(card.company.id),
    },
  }
}

const languageOf = ({ language }: Viewer) => (isLanguage(language) ? language : DEFAULT_LANGUAGE)
