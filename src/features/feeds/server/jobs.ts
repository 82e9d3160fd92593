import { z } from 'zod'
import type { Task } from '#platform/jobs/tasks.ts'
import { enqueueDueSources, RUN_SOURCE } from './enqueue-due-sources.ts'
import type { FeedWorld } from './run-source.ts'

const payload = z.object({ name: z.string() })

/** The background work of this room. */
export function feedTasks(world: FeedWorld): Task[] {
  return [
    {
      name: 'feeds.enqueue-due-sources',
      everySeconds: 60,
      run: () => enqueueDueSources(world.db, world.clock),
    },
    {
      name: RUN_SOURCE,
      async run(given, signal) {
        // Reading postings takes much memory for its word lists; sites without feeds never need it.
        const { runSource } = await import('./run-source.ts')
        await runSource(world, payload.parse(given).name, { signal })
      },
    },
  ]
}
