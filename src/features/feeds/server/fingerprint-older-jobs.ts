import type { Db } from '#platform/db/database.ts'
import { FINGERPRINT_VERSION, fingerprintOf } from './fingerprint.ts'
import { clusterJobs, jobsToFingerprint, type UnprintedJob } from './queries/clusters.ts'
import { writingPostings } from './queries/posting-lock.ts'

/** Small enough that a concurrent import waits only a moment. */
const BATCH = 100

/**
 * Computes a fingerprint for imported jobs that have none by the current rule, and clusters them: jobs from before
 * fingerprints existed, and all jobs after the rule has changed. If there is nothing to do, it only scans the jobs.
 * Running it twice changes nothing.
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

/** Of 'PH:northwind health', as the import names companies; a company without a public name is 'PH:unnamed-...'. */
function companyKeyOf(ref: string): string | null {
  const key = ref.slice(ref.indexOf(':') + 1)
  return key.startsWith('unnamed-') ? null : key
}
