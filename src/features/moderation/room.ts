import type { Room } from '../room.ts'
import { unexportedTables } from './personal-data.ts'

export const room: Room = {
  unexportedTables,
  pages: [
    {
      site: 'seeker',
      path: 'job/:slugId/report',
      file: 'job-report.tsx',
      kinds: { 'report a job': '/job/{open-manila}/report' },
    },
    { site: 'console', path: '', file: 'home.tsx' },
    { site: 'console', path: 'get-started', file: 'get-started.tsx' },
    { site: 'console', path: 'set-up', file: 'set-up.tsx' },
    { site: 'console', path: 'reports', file: 'reports.tsx' },
    { site: 'console', path: 'accounts', file: 'accounts.tsx' },
    { site: 'console', path: 'accounts/:account', file: 'account.tsx' },
    { site: 'console', path: 'log', file: 'log.tsx' },
    { site: 'console', path: 'log-out', file: 'log-out.tsx' },
  ],
  async serve(services) {
    const { moderationRoutes } = await import('./server/routes.ts')
    return { routes: moderationRoutes(services) }
  },
  async tasks(services) {
    const { moderationTasks } = await import('./server/jobs.ts')
    return moderationTasks(services)
  },
}
