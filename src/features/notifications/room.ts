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
      // Where an account has no other settings.
      alsoAt: ['account'],
      file: 'notification-settings.tsx',
      frame: 'settings',
      notSeen: OWN,
    },
    {
      site: 'seeker',
      path: 'notification-mail/:token',
      file: 'notification-mail.tsx',
      isCrawled: false,
      kinds: { 'no more emails of a kind': '/notification-mail/unknown' },
      notLinked: 'emails about notifications lead to it',
    },
  ],
  scripts: {
    bundle: 'signed-in',
    apart: [
      'notifications-page',
      'notification-settings-page',
      'setting-name',
      'settings-section',
      'push-section',
      'browser-push',
      'quiet-hours-section',
      'kind-texts',
      'stop-mail-page',
    ],
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
