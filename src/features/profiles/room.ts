import type { Room } from '../room.ts'
import { personalData } from './personal-data.ts'

export const room: Room = {
  personalData,
  pages: [
    {
      site: 'seeker',
      path: 'jobseeker-complete-profile/:step?',
      file: 'complete-profile.tsx',
      notSeen: 'only for a signed-in person: `e2e/seeker/wizard.spec.ts`',
    },
  ],
  scripts: { bundle: 'gate', sharedBy: 3 },
  async serve(services) {
    const { profileRoutes } = await import('./server/routes.ts')
    return { routes: profileRoutes(services) }
  },
}
