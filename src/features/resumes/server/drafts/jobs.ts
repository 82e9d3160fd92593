import type { Task } from '#platform/jobs/tasks.ts'
import { type DraftStore, forgetDeletedDrafts } from './drafts.ts'

export const draftTasks = (deps: DraftStore): Task[] => [
  { name: 'resumes.forget-deleted-drafts', everySeconds: 900, run: () => forgetDeletedDrafts(deps) },
]
