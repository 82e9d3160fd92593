import type { Room } from '../room.ts'
import { personalData, unexportedTables } from './personal-data.ts'

export const room: Room = {
  impersonalTables: ['jobs', 'job_texts', 'external_clicks', 'pay_changes'],
  personalData,
  unexportedTables,
  pages: [
    {
      site: 'seeker',
      path: 'job/:slugId',
      file: 'job.tsx',
      kinds: {
        job: '/job/{open-manila}',
        'job of its own language': '/job/{tokyo-japanese}',
        'external job': '/job/{external-manila}',
        'job on hold': '/job/{on-hold-manila}',
        'closed job': '/job/{closed-manila}',
      },
    },
  ],
  scripts: { bundle: 'common', apart: ['time-zone-name', 'resume-form', 'use-job-cards'] },
  async person({ db }) {
    const { hiddenJobsOfPerson } = await import('./server/hidden-jobs-of-person.ts')
    return (accountId) => hiddenJobsOfPerson(db, accountId)
  },
  async serve(services) {
    const [{ mountExternalJobs }, { jobRoutes }] = await Promise.all([
      import('./server/mount-external-jobs.ts'),
      import('./server/routes.ts'),
    ])
    return { routes: jobRoutes(services), mounts: { seeker: mountExternalJobs } }
  },
  async sitemap() {
    return (await import('./server/sitemap.ts')).sitemap
  },
  async tasks(services) {
    const { jobTasks } = await import('./server/jobs.ts')
    return jobTasks(services)
  },
}
