import type { Room } from '../room.ts'
import { personalData, unexportedTables } from './personal-data.ts'

export const room: Room = {
  personalData,
  unexportedTables,
  pages: [
    {
      site: 'seeker',
      path: 'account/photo',
      file: 'account-photo.tsx',
      notSeen: 'of a person’s own account: `e2e/seeker/photo.spec.ts`',
    },
    {
      site: 'seeker',
      path: 'jobseeker-complete-profile/:step?',
      file: 'complete-profile.tsx',
      notSeen: 'only for a signed-in person: `e2e/seeker/wizard.spec.ts`',
    },
  ],
  scripts: { bundle: 'gate', sharedBy: 3 },
  async person({ db }) {
    const { personInWizard } = await import('./server/person-in-wizard.ts')
    return (accountId) => personInWizard(db, accountId)
  },
  async serve(services) {
    const { profileRoutes } = await import('./server/routes.ts')
    return { routes: profileRoutes(services) }
  },
}
