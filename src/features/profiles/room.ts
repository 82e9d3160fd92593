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
      frame: 'settings',
      notSeen: 'of a person’s own account: `e2e/seeker/photo.spec.ts`',
    },
    {
      site: 'seeker',
      path: 'profile/advice',
      file: 'advice.tsx',
      notSeen: 'only for a signed-in person: `e2e/seeker/fit.spec.ts`',
      notLinked: 'its cards are on the profile; a form without a script comes back to it',
    },
    {
      site: 'seeker',
      path: 'jobseeker-complete-profile/:step?',
      file: 'complete-profile.tsx',
      notSeen: 'only for a signed-in person: `e2e/seeker/wizard.spec.ts`',
    },
    {
      site: 'seeker',
      path: 'profile',
      file: 'profile.tsx',
      notSeen: 'only for a signed-in person: `e2e/seeker/profile.spec.ts`',
    },
    {
      site: 'seeker',
      path: 'profile/preferences',
      file: 'preferences.tsx',
      notSeen: 'only for a signed-in person: `e2e/seeker/profile.spec.ts`',
    },
    {
      site: 'seeker',
      path: 'profile/as-employer',
      file: 'profile-as-employer.tsx',
      notSeen: 'only for a signed-in person: `e2e/seeker/profile.spec.ts`',
    },
    {
      site: 'seeker',
      path: 'profile/views',
      file: 'profile-views.tsx',
      notSeen: 'only for a signed-in person: `e2e/seeker/profile.spec.ts`',
    },
    {
      site: 'seeker',
      path: 'profile/import',
      file: 'profile-import.tsx',
      notSeen: 'only for a signed-in person: `e2e/seeker/profile-import.spec.ts`',
    },
    {
      site: 'seeker',
      path: 'profile/export',
      file: 'profile-export.tsx',
      notSeen: 'a file, only for a signed-in person: `server/import/round-trip.test.ts`',
    },
  ],
  scripts: {
    bundle: 'gate',
    sharedBy: 3,
    apart: [
      'advice/',
      'import/',
      'preferences/',
      'profile/',
      'unsaved-edits',
      'upload-progress',
      'use-blocked-back',
      'wizard/',
    ],
  },
  async person(services) {
    const { personOfProfile } = await import('./server/person-of-profile.ts')
    return (accountId) => personOfProfile(services, accountId)
  },
  async tasks(services) {
    const { profileTasks } = await import('./server/jobs.ts')
    return profileTasks(services)
  },
  async serve(services) {
    const { profileRoutes } = await import('./server/routes.ts')
    return { routes: profileRoutes(services) }
  },
}
