import type { Room } from '../room.ts'
import { personalData } from './personal-data.ts'

/** Why a stranger cannot see the pages. */
const OWN = 'only for a signed-in person: `e2e/seeker/my-jobs.spec.ts`'

export const room: Room = {
  personalData,
  pages: [
    {
      site: 'seeker',
      path: 'my-jobs/saved',
      guestsAlsoAt: ['my-jobs'],
      file: 'saved.tsx',
      isCrawled: false,
      kinds: { 'saved jobs': '/my-jobs/saved' },
    },
    { site: 'seeker', path: 'my-jobs/applied', alsoAt: ['my-jobs'], file: 'applied.tsx', notSeen: OWN },
    {
      site: 'seeker',
      path: 'my-jobs/interviews',
      file: 'applied.tsx',
      id: 'my-jobs-interviews',
      notSeen: OWN,
    },
    { site: 'seeker', path: 'my-jobs/viewed-me', file: 'looking.tsx', notSeen: OWN },
    { site: 'seeker', path: 'my-jobs/interested', file: 'interested.tsx', notSeen: OWN },
    { site: 'seeker', path: 'my-jobs/elsewhere', file: 'elsewhere.tsx', notSeen: OWN },
  ],
  scripts: {
    bundle: 'my-jobs',
    apart: ['door', 'saving', 'saved-marks', 'device-saved', 'saved-notice', 'outside/'],
  },
  async serve(services) {
    const { myJobsRoutes } = await import('./server/routes.ts')
    return { routes: myJobsRoutes(services) }
  },
}
