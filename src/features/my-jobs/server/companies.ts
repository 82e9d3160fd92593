import { abilitiesWith, countApplications, invitationsOf } from '#features/applications/server/door.ts'
import { type JobCard, listJobCards } from '#features/jobs/server/door.ts'
import { accountOf } from '#features/sessions/server/door.ts'
import type { Db } from '#platform/db/database.ts'
import { type Blocks, hiddenFrom } from '#shared/blocks.ts'
import type { ResponseOf } from '#shared/contract.ts'
import { slugId } from '#shared/slug.ts'
import type { Viewer } from '#shared/viewer.ts'
import type * as contracts from '../contract/companies.ts'
import { countOutsideSeen } from './queries/outside-applications.ts'
import { countSavedSeen } from './queries/saved-jobs.ts'
import { countInterested, countViewers, findInterested, findViewers } from './queries/viewers.ts'

const MOST_SHOWN = 200

interface CompanyDependencies {
  db: Db
  blocks: Blocks
}

const whose = async ({ blocks }: CompanyDependencies, viewer: Viewer) => ({
  accountId: accountOf(viewer),
  hidden: await hiddenFrom(blocks, viewer),
})

export async function listViewers(
  deps: CompanyDependencies,
  viewer: Viewer,
): Promise<ResponseOf<typeof contracts.listViewers>> {
  const rows = await findViewers(deps.db, await whose(deps, viewer), MOST_SHOWN)
  return {
    companies: rows.map(({ times, saw_contacts, last_viewed_at, ...row }) => ({
      company: presentCompany(row),
      ...{ times, saw_contacts, last_viewed_at: last_viewed_at.toISOString() },
    })),
  }
}

/** The companies that came back, saved the profile, or invited its owner, with the invitations to answer. */
export async function listInterested(
  deps: CompanyDependencies,
  viewer: Viewer,
): Promise<ResponseOf<typeof contracts.listInterested>> {
  const own = await whose(deps, viewer)
  const [rows, invited] = await Promise.all([
    findInterested(deps.db, own, MOST_SHOWN),
    invitationsOf(deps.db, own.accountId),
  ])
  const jobIds = [...new Set(invited.map(({ job_id }) => job_id))]
  const jobs = await listJobCards(deps, jobIds, viewer, { withClosed: true })
  const jobById = new Map(jobs.map((job) => [job.id, job]))
  const byCompany = Map.groupBy(invited, ({ company_id }) => company_id)
  return {
    companies: rows.map(({ times, saved_at, last_at, ...row }) => ({
      company: presentCompany(row),
      ...{ times, saved_at: saved_at?.toISOString() ?? null, last_at: last_at.toISOString() },
      invitations: (byCompany.get(row.company_id) ?? []).flatMap((invitation) => {
        const job = jobById.get(invitation.job_id)
        return job === undefined ? [] : [presentInvitation(invitation, job)]
      }),
    })),
  }
}

const presentCompany = ({ company_id: id, name }: { company_id: number; name: string }) => ({
  ...{ id, name },
  slug_id: slugId(name, id, 'company'),
})

function presentInvitation(
  invitation: Awaited<ReturnType<typeof invitationsOf>>[number],
  { slug_id, title, lang, status }: JobCard,
) {
  const { id, state, sent_at, hasApplied } = invitation
  return {
    ...{ id, state, job: { slug_id, title, lang, status } },
    sent_at: sent_at.toISOString(),
    has_applied: hasApplied,
    may: abilitiesWith(invitation, status),
  }
}

export async function countMyJobs(
  deps: CompanyDependencies,
  viewer: Viewer,
): Promise<ResponseOf<typeof contracts.countMyJobs>> {
  const { db } = deps
  const own = await whose(deps, viewer)
  const [saved, { applied, interviews }, viewed_me, interested, elsewhere] = await Promise.all([
    countSavedSeen(db, own),
    countApplications(db, own),
    countViewers(db, own),
    countInterested(db, own),
    countOutsideSeen(db, own),
  ])
  return { saved, applied, interviews, viewed_me, interested, elsewhere }
}
