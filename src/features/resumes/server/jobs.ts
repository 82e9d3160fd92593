import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db/database.ts'
import type { Task } from '#platform/jobs/tasks.ts'
import { forgetDeletedResumes } from './attached/forget-deleted.ts'
import { draftTasks } from './drafts/jobs.ts'
import { endWaitingCovers } from './videos/end-waiting-covers.ts'

/** The background work of this room. */
export function resumeTasks(deps: { db: Db; clock: Clock }): Task[] {
  return [
    { name: 'resumes.forget-deleted', everySeconds: 86_400, run: () => forgetDeletedResumes(deps) },
    ...draftTasks(deps),
    { name: 'resumes.end-video-covers', everySeconds: 3600, run: () => endWaitingCovers(deps) },
  ]
}
