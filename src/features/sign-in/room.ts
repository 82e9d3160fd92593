import type { Room } from '../room.ts'
import { personalData, unexportedTables } from './personal-data.ts'

export const room: Room = {
  personalData,
  unexportedTables,
  pages: [
    {
      site: 'seeker',
      path: 'get-started',
      alsoAt: ['sign-in', 'login'],
      file: 'get-started.tsx',
      kinds: {
        'get started': '/get-started?redirect=%2Fen',
        'get started by phone': '/get-started?with=phone&problem=expired',
      },
    },
    { site: 'seeker', path: 'sign-up', file: 'sign-up.tsx', kinds: { 'sign up': '/sign-up' } },
    {
      site: 'seeker',
      path: 'change-password',
      file: 'change-password.tsx',
      isCrawled: false,
      kinds: { 'change password': '/change-password' },
      notLinked: 'beside the password of signing in, once an address is typed',
    },
    {
      site: 'seeker',
      path: 'magic-link',
      file: 'magic-link.tsx',
      kinds: { 'magic link': '/magic-link?token=none' },
      notLinked: 'an email leads there',
    },
    {
      site: 'seeker',
      path: 'verify-email',
      file: 'verify-email.tsx',
      notSeen: 'only for a signed-in person: `e2e/seeker`',
    },
    {
      site: 'seeker',
      path: 'qr/:code',
      file: 'qr.tsx',
      notSeen: 'only for a signed-in person: `e2e/seeker`',
      notLinked: 'the QR code on another device leads there',
    },
    {
      site: 'seeker',
      path: 'choose-account',
      file: 'choose-account.tsx',
      id: 'choose-account',
      notSeen: 'a step of signing in: `e2e/seeker`',
      notLinked: 'a step of signing in, where an address belongs to several accounts',
    },
    {
      site: 'common',
      path: 'second-factor',
      file: 'second-factor.tsx',
      notSeen: 'a step of signing in: `e2e/seeker`',
      notLinked: 'a step of signing in, where an account has a second factor',
    },
    { site: 'seeker', path: 'log-out', file: 'log-out.tsx', notSeen: 'a form without a page' },
    {
      site: 'seeker',
      path: 'jobseeker-login-redirect',
      file: 'hand-off-here.tsx',
      isCrawled: false,
      notSeen: 'a redirect between the sites: `e2e/recruiter`',
      notLinked: 'the recruiters’ site leads there',
    },
    {
      site: 'common',
      path: 'hand-off',
      file: 'hand-off-there.tsx',
      notSeen: 'a redirect between the sites: `e2e/recruiter`',
      notLinked: 'a redirect to the other site leads there',
    },
    {
      site: 'seeker',
      path: 'switch-to-employer',
      file: 'switch-to-employer.tsx',
      notSeen: 'only for a recruiter: `e2e/recruiter`',
      notLinked: 'in the menu of recruiters',
    },
    { site: 'employer', path: 'choose-account', file: 'choose-account.tsx' },
    { site: 'employer', path: 'recruiter-login-redirect', file: 'hand-off-here.tsx' },
    { site: 'employer', path: 'log-out', file: 'log-out.tsx' },
  ],
  scripts: { bundle: 'gate', sharedBy: 3, apart: ['campaign', 'passkey', 'name-fields', 'password-meter'] },
  async serve(services) {
    const { env, clock, warn } = services
    const [{ configuredProviders }, { mountProviders }, { providerRoutes }, { signInRoutes }] =
      await Promise.all([
        import('./server/providers/configured-providers.ts'),
        import('./server/providers/mount-providers.ts'),
        import('./server/providers/routes.ts'),
        import('./server/routes.ts'),
      ])
    const deps = {
      ...services,
      providers: configuredProviders(env, clock),
      reportProvider: (error: unknown) => warn('A sign-in provider was not understood', error),
    }
    return {
      routes: [...signInRoutes(services), ...providerRoutes(deps)],
      mounts: { seeker: (app, calls) => mountProviders(app, { deps, ...calls }) },
    }
  },
  async tasks(services) {
    const { signInTasks } = await import('./server/jobs.ts')
    return signInTasks(services)
  },
}
