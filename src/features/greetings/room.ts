import type { Room } from '../room.ts'
import { personalData } from './personal-data.ts'

export const room: Room = {
  personalData,
  pages: [
    {
      site: 'seeker',
      path: 'account/greetings',
      file: 'greetings.tsx',
      frame: 'settings',
      notSeen: 'of a person’s own account: `e2e/seeker/greetings.spec.ts`',
    },
  ],
  scripts: { bundle: 'settings', sharedBy: 3 },
  async serve(services) {
    const { greetingRoutes } = await import('./server/routes.ts')
    return { routes: greetingRoutes(services) }
  },
  async tasks(services) {
    const { greetingTasks } = await import('./server/jobs.ts')
    return greetingTasks(services)
  },
}
