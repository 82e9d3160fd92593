import type { Room } from '../room.ts'
import { personalData } from './personal-data.ts'

export const room: Room = {
  personalData,
  pages: [
    {
      site: 'seeker',
      path: 'verify-identity',
      file: 'verify-identity.tsx',
      notSeen: 'only for a signed-in person: `verify-identity.spec.ts`',
    },
    {
      site: 'seeker',
      path: 'verify-identity/mismatch',
      file: 'verify-identity-mismatch.tsx',
      kinds: { 'identity mismatch': '/verify-identity/mismatch' },
      notLinked: 'the way back from Singpass leads there',
    },
  ],
  async serve(services) {
    const { env, clock, warn } = services
    const [{ configuredSingpass }, { mountIdentity }, { identityRoutes }] = await Promise.all([
      import('./server/configured-singpass.ts'),
      import('./server/mount-identity.ts'),
      import('./server/routes.ts'),
    ])
    const deps = {
      ...services,
      singpass: await configuredSingpass(env, clock),
      reportSingpass: (error: unknown) => warn('Singpass was not understood', error),
    }
    return {
      routes: identityRoutes(deps),
      mounts: { seeker: (app, calls) => mountIdentity(app, { deps, ...calls }) },
    }
  },
  async decrypt(services) {
    const { identityInExport } = await import('./server/identity-in-export.ts')
    return [identityInExport(services)]
  },
}
