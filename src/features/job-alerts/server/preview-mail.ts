import { JOBS_IN_ALERT } from '#config/limits.ts'
import { hiddenFrom } from '#shared/blocks.ts'
import type { ResponseOf } from '#shared/contract.ts'
import type { Viewer } from '#shared/viewer.ts'
import { searchJobs } from '../../search/server/door.ts'
import { searchNow } from '../contract/alert.ts'
import type { previewAlertMail as contract } from '../contract/alerts.ts'
import type { AlertDependencies } from './alert-dependencies.ts'
import { tokenOf } from './alert-token.ts'
import { describeSearches } from './describe-search.ts'
import { alertEmail } from './mail/alert-email.ts'
import { ownAlert } from './manage-alerts.ts'
import { narrowings } from './narrowings.ts'
import { readSearch } from './read-search.ts'

/** The mail of an alert before the first one comes: with the jobs that match now, seen or not. */
export async function previewAlertMail(
  deps: AlertDependencies,
  { id }: { id: string },
  viewer: Viewer,
): Promise<ResponseOf<typeof contract>> {
  const alert = await ownAlert(deps.db, id, viewer)
  const asked = readSearch(alert.search)
  const hidden = await hiddenFrom(deps.blocks, viewer)
  const [found, [words = { title: '', filters: [] }]] = await Promise.all([
    searchJobs(deps, searchNow(asked, { similar: alert.wants_similar, size: JOBS_IN_ALERT }), viewer),
    describeSearches(deps.db, [asked], { language: viewer.language, hidden }),
  ])
  if (found.jobs.length === 0) return { mail: null }
  const to = alert.email ?? alert.own_email ?? ''
  const why = new Map(found.why.map((each) => [each.job_id, each]))
  const { language } = viewer
  const total = found.total + found.similar
  const narrower = narrowings(asked, { counts: found.facets, total: found.total, language })
  const { subject, text, html } = alertEmail({
    ...{ to, language, total, hasMore: false, narrower },
    alert: { id, frequency: alert.frequency_id, search: asked, ...words },
    jobs: found.jobs.map((job, at) => ({
      ...{ job, why: why.get(job.id) ?? null, isSimilar: at >= found.similar_from },
    })),
    token: tokenOf(deps.secrets, { id, email: to }),
    at: deps.origins.seeker(),
  })
  return { mail: { subject, text, html } }
}
