import type { Room } from '../room.ts'
import { personalData } from './personal-data.ts'

/** Why a stranger cannot see the pages. */
const OWN = 'only for a signed-in person: `e2e/seeker/job-alerts.spec.ts`'

/** Why nothing links to the pages for whoever has no alert. */
const OF_ALERT = 'the list of one’s alerts leads to it'

export const room: Room = {
  personalData,
  pages: [
    {
      site: 'seeker',
      path: 'account/job-alerts',
      alsoAt: ['job-alerts'],
      file: 'job-alerts.tsx',
      frame: 'settings',
      notSeen: OWN,
    },
    {
      site: 'seeker',
      path: 'account/job-alerts/create',
      file: 'create-job-alert.tsx',
      isCrawled: false,
      kinds: { 'new job alert': '/account/job-alerts/create?query=nurse&country=PH' },
    },
    {
      site: 'seeker',
      path: 'account/job-alerts/:id',
      file: 'edit-job-alert.tsx',
      frame: 'settings',
      notSeen: OWN,
      notLinked: OF_ALERT,
    },
    {
      site: 'seeker',
      path: 'account/job-alerts/:id/delete',
      file: 'delete-job-alert.tsx',
      frame: 'settings',
      notSeen: OWN,
      notLinked: OF_ALERT,
    },
    {
      site: 'seeker',
      path: 'account/job-alerts/:id/mail',
      file: 'preview-mail.tsx',
      frame: 'settings',
      notSeen: OWN,
      notLinked: OF_ALERT,
    },
    {
      site: 'seeker',
      path: 'account/job-alerts/:id/new',
      file: 'new-jobs-of-alert.tsx',
      notSeen: 'it leads to the page of a search',
      notLinked: 'notifications lead to it',
    },
    {
      site: 'seeker',
      path: 'job-alert-confirm/:token',
      file: 'confirm-job-alert.tsx',
      isCrawled: false,
      kinds: { 'job alert to confirm': '/job-alert-confirm/unknown' },
      notLinked: 'a mail leads to it',
    },
    {
      site: 'seeker',
      path: 'job-alert/:token',
      file: 'job-alert-mail.tsx',
      isCrawled: false,
      kinds: { 'mails of a job alert': '/job-alert/unknown' },
      notLinked: 'mails lead to it',
    },
  ],
  scripts: { bundle: 'job-alerts', apart: ['alert-link', 'create-from-search'] },
  async serve(services) {
    const [{ jobAlertRoutes }, { mountOneClick }] = await Promise.all([
      import('./server/routes.ts'),
      import('./server/mount-one-click.ts'),
    ])
    return { routes: jobAlertRoutes(services), mounts: { seeker: mountOneClick } }
  },
  async tasks(services) {
    const { jobAlertTasks } = await import('./server/jobs.ts')
    return jobAlertTasks(services)
  },
}
