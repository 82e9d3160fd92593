import type { Room } from '../room.ts'
import { personalData } from './personal-data.ts'

/** Why a stranger cannot see the pages. */
const OWN = 'of a person’s own account: `e2e/seeker/notifications.spec.ts`'

export const room: Room = {
  personalData,
  pages: [
    { site: 'common', path: 'notifications', file: 'notifications.tsx', notSeen: OWN },
    {
      site: 'common',
      path: 'account/notifications',
      file: 'notification-settings.tsx',
      frame: 'settings',
      notSeen: OWN,
    },
  ],
  scripts: {
    bundle: 'signed-in',
    apart: ['notifications-page', 'notification-settings-page', 'notification-texts', 'setting-name'],
  },
  async serve(house) {
    const { notificationRoutes } = await import('./server/routes.ts')
    return { routes: notificationRoutes(house) }
  },
  async tasks(house) {
    const { notificationTasks } = await import('./server/jobs.ts')
    return notificationTasks(house)
  },
}
