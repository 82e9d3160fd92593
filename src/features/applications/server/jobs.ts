import type { Task } from '#platform/jobs/tasks.ts'
import { countReplyRecords } from './count-reply-records.ts'
import { forgetRequests } from './forget-requests.ts'
import { lapseApplications } from './lapse-applications.ts'
import type { MoveDependencies } from './move-application.ts'
import { tellJobNews } from './tell-job-news.ts'

/** The background work of this room. */
export const applicationTasks = (deps: MoveDependencies): Task[] => [
  {
    name: 'applications.lapse',
    everySeconds: 300,
    run: (_payload, signal) => lapseApplications(deps, signal),
  },
  {
    name: 'applications.tell-job-news',
    everySeconds: 60,
    run: (_payload, signal) => tellJobNews(deps, signal),
  },
  {
    name: 'applications.count-replies',
    everySeconds: 60,
    run: (_payload, signal) => countReplyRecords(deps, signal),
  },
  { name: 'applications.forget-requests', everySeconds: 3600, run: () => forgetRequests(deps) },
]
