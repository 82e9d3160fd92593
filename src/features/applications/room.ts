import type { Room } from '../room.ts'
import { personalData, unexportedTables } from './personal-data.ts'

export const room: Room = {
  impersonalTables: ['job_questions', 'job_status_news', 'reply_records'],
  personalData,
  unexportedTables,
  pages: [
    {
      site: 'seeker',
      path: 'job/:slugId/apply',
      file: 'apply.tsx',
      isCrawled: false,
      kinds: { 'apply as a guest': '/job/{open-manila}/apply' },
    },
    {
      site: 'seeker',
      path: 'job/:slugId/apply/success',
      file: 'apply-success.tsx',
      isCrawled: false,
      notSeen: 'only for who has applied: `e2e/seeker/apply.spec.ts`',
      notLinked: 'an application leads to it',
    },
  ],
  scripts: {
    bundle: 'applications',
    apart: ['apply-part', 'apply-address', 'door', 'apply/quick-', 'receipt/'],
  },
  async person(services) {
    const { answeringCompanies } = await import('./server/answering-companies.ts')
    return answeringCompanies(services)
  },
  async relation({ db }) {
    const { relationByApplications } = await import('./server/relation.ts')
    return relationByApplications(db)
  },
  async tasks(services) {
    const { applicationTasks } = await import('./server/jobs.ts')
    return applicationTasks(services)
  },
  async serve(services) {
    const { applicationRoutes } = await import('./server/routes.ts')
    return { routes: applicationRoutes(services) }
  },
}
