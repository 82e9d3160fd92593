import { z } from 'zod'
import type { Task } from '#platform/jobs/tasks.ts'
import type { Log } from '#platform/log.ts'
import { enqueueDueSources, RUN_SOURCE } from './enqueue-due-sources.ts'
import { fingerprintOlderJobs } from './fingerprint-older-jobs.ts'
import type { FeedDependencies, Outcome } from './run-source.ts'

const payload = z.object({ name: z.string() })

/** The background jobs of this room. */
export function feedTasks(deps: FeedDependencies, log: Log): Task[] {
  return [
    {
      name: 'feeds.enqueue-due-sources',
      everySeconds: 60,
      run: () => enqueueDueSources(deps.db, deps.clock),
    },
    {
      name: RUN_SOURCE,
      isSlow: true,
      async run(given, signal) {
        // The word lists of the parser take much memory; sites without feeds never load them.
        const { runSource } = await import('./run-source.ts')
        const { name } = payload.parse(given)
        report(log, name, await runSource(deps, name, { signal, whenDue: true }))
      },
    },
    {
      name: 'feeds.fingerprint-older-jobs',
      isSlow: true,
      everySeconds: 86_400,
      run: (_payload, signal) => fingerprintOlderJobs(deps.db, signal),
    },
  ]
}

/** Logs results that an operator should look at; `bin/feeds.js list` shows the same. */
function report(log: Log, source: string, result: Outcome): void {
  if (result.outcome === 'failed') {
    log.warn('A feed could not be read', { source, reason: result.trouble, failures: result.failures })
  } else if (result.outcome === 'held') {
    log.warn('A feed was read, but its missing postings were not closed', {
      source,
      reason: result.trouble ?? '',
    })
  }
  if ('summary' in result && result.summary.failed > 0) {
    const { failed, rows } = result.summary
    log.warn('A feed was read, but not all of it', { source, reason: `${failed} of ${rows} rows failed` })
  }
}
