import type { Room } from '../room.ts'

/** Why other people cannot see the pages of an account. */
const ACCOUNT = 'of a person’s own account: `e2e/seeker/account.spec.ts`'

export const room: Room = {
  pages: [
    {
      site: 'seeker',
      path: 'account',
      alsoAt: ['settings', 'account/settings', 'profile/settings'],
      file: 'account.tsx',
      notSeen: ACCOUNT,
      frame: 'settings',
    },
    {
      site: 'seeker',
      path: 'account/email',
      file: 'account-address.tsx',
      id: 'account-email',
      notSeen: ACCOUNT,
      frame: 'settings',
    },
    {
      site: 'seeker',
      path: 'account/phone',
      file: 'account-address.tsx',
      id: 'account-phone',
      notSeen: ACCOUNT,
      frame: 'settings',
    },
    {
      site: 'seeker',
      path: 'account/password',
      file: 'account-password.tsx',
      notSeen: ACCOUNT,
      frame: 'settings',
    },
    {
      site: 'seeker',
      path: 'account/confirm',
      file: 'account-confirm.tsx',
      notSeen: ACCOUNT,
      frame: 'settings',
      notLinked: 'the answer to a dangerous change',
    },
    {
      site: 'seeker',
      path: 'account/security',
      file: 'account-security.tsx',
      notSeen: ACCOUNT,
      frame: 'settings',
    },
    {
      site: 'seeker',
      path: 'account/devices',
      file: 'account-devices.tsx',
      notSeen: ACCOUNT,
      frame: 'settings',
    },
    { site: 'seeker', path: 'account/data', file: 'account-data.tsx', notSeen: ACCOUNT, frame: 'settings' },
    {
      site: 'seeker',
      path: 'account/export',
      file: 'account-export.tsx',
      notSeen: ACCOUNT,
      frame: 'settings',
    },
    {
      site: 'seeker',
      path: 'account/delete',
      file: 'account-delete.tsx',
      notSeen: ACCOUNT,
      frame: 'settings',
    },
    {
      site: 'seeker',
      path: 'account/keep',
      file: 'account-keep.tsx',
      notSeen: ACCOUNT,
      notLinked: 'a form of the banner while an account waits for its deletion',
    },
    {
      site: 'seeker',
      path: 'account/undo',
      file: 'account-undo.tsx',
      notSeen: ACCOUNT,
      notLinked: 'an email leads there',
    },
  ],
  scripts: { bundle: 'settings', sharedBy: 3 },
  async serve(services) {
    const { accountSettingsRoutes } = await import('./server/routes.ts')
    return { routes: accountSettingsRoutes(services) }
  },
  async tasks(services) {
    const { accountSettingsTasks } = await import('./server/jobs.ts')
    return accountSettingsTasks(services)
  },
}
