import type { Db } from '#platform/db/database.ts'
import { FINGERPRINT_VERSION, fingerprintOf } from './fingerprint.ts'
import { clusterJobs, jobsToFingerprint, type UnprintedJob } from './queries/clusters.ts'
import { writingPostings } from './queries/posting-lock.ts'

/** Few enough that an import beside waits a moment only. */
const BATCH = 100

/**
 * Gives imported jobs that have no fingerprint of today's rule one, and puts them into their clusters: those from
 * before there were fingerprints, and all of them after the rule changed. Looks once over the jobs when there is
 * nothing to do; done twice, it changes nothing.
 */
export async function fingerprintOlderJobs(db: Db, signal: AbortSignal): Promise<void> {
  for (let after = 0; ; ) {
    signal.throwIfAborted()
    const jobs = await jobsToFingerprint(db, { after, version: FINGERPRINT_VERSION, limit: BATCH })
    const last = jobs.at(-1)
    if (!last) return
    const rows = jobs.map((job) => ({
      job_id: job.id,
      key: null,
      simhash: null,
      ...fingerprintOf(knownOf(job)),
    }))
    await writingPostings(db, (transaction) => clusterJobs(transaction, rows, FINGERPRINT_VERSION))
    after = last.id
  }
}

const knownOf = ({ company_ref, title, description, ...job }: UnprintedJob) => ({
  ...job,
  text: { title, description },
  company: { key: companyKeyOf(company_ref) },
})

/** Of 'PH:northwind health', as the import names companies; one that keeps its name to itself is 'PH:unnamed-...'. */
function companyKeyOf(ref: string): string | null {
  const key = ref.slice(ref.indexOf(':') + 1)
  return key.startsWith('unnamed-') ? null : key
}
