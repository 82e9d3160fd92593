import type { APIRequestContext } from '@playwright/test'
import type { RouteConfig } from '@react-router/dev/routes'
import { z } from 'zod'
import consoleRoutes from '#app/console/routes.ts'
import employerRoutes from '#app/employer/routes.ts'
import seekerRoutes from '#app/seeker/routes.ts'
import { call, expireProofs, joinProven, PASSWORD, register } from './accounts.ts'
import { enterByCalls } from './operators.ts'
import { enterToHire } from './recruiters.ts'

/** Who walks the pages that are not for everybody, and which they are: what holds on all is in `personas.spec.ts`. */

interface Persona {
  site: keyof typeof SITES
  /** Without the language; `{account}` stands for what entering answers. */
  paths: readonly string[]
  /** By calls: the browser is somebody's afterwards. */
  enter(browser: { request: APIRequestContext }): Promise<string>
}

export const SITES = {
  seeker: { routes: seekerRoutes satisfies RouteConfig, origin: () => process.env.JOBLANE_ORIGIN ?? '' },
  employer: {
    routes: employerRoutes satisfies RouteConfig,
    origin: () => process.env.JOBLANE_EMPLOYER ?? '',
  },
  console: { routes: consoleRoutes satisfies RouteConfig, origin: () => process.env.JOBLANE_CONSOLE ?? '' },
} as const

export const PERSONAS: Readonly<Record<string, Persona>> = {
  seeker: {
    site: 'seeker',
    paths: [
      '/account',
      ...[
        'email',
        'phone',
        'photo',
        'password',
        'security',
        'devices',
        'notifications',
        'job-alerts',
        'block-company',
        'greetings',
        'data',
        'delete',
      ].map((page) => `/account/${page}`),
      ...[
        '/notifications',
        '/recently',
        '/verify-email',
        '/verify-identity',
        '/switch-to-employer',
        '/qr/none',
        '/account/undo?code=none',
      ],
      ...['', '/preferences', '/as-employer', '/as-employer?contact=applied', '/views', '/import'].map(
        (page) => `/profile${page}`,
      ),
      ...['?edit=basics', '?add=work_experiences', '?add=skills', '?add=licenses'].map(
        (form) => `/profile${form}`,
      ),
      '/profile/preferences?add=on_site',
      ...['', '/videos', '/documents', '/drafts/new'].map((page) => `/profile/resume${page}`),
      ...['applied', 'interviews', 'viewed-me', 'interested', 'elsewhere'].map((tab) => `/my-jobs/${tab}`),
      '/hidden-jobs',
      '/profile/advice',
      ...['1', 'place', 'types', 'pay', 'experience', '10', 'notice', '3', '4', '1101'].map(
        (question) => `/jobseeker-complete-profile/${question}`,
      ),
    ],
    enter: joinProven,
  },
  'seeker without a proven address': { site: 'seeker', paths: ['/verify-email'], enter: register },
  'seeker who left and comes back': {
    site: 'seeker',
    paths: ['/account/keep', '/account/confirm'],
    enter: async (browser) => {
      const email = await joinProven(browser)
      await call(browser, '/jobseeker/account/delete', {})
      await call(browser, '/auth/login', { login: email, password: PASSWORD })
      await expireProofs(email)
      return email
    },
  },
  'passer-by of the employer site': {
    site: 'employer',
    paths: ['/get-started', '/get-started?problem=expired', '/no-such-page'],
    enter: async () => '',
  },
  recruiter: {
    site: 'employer',
    paths: ['', '/notifications', '/account/notifications'],
    enter: (browser) => enterAs('recruiter', browser),
  },
  coordinator: { site: 'employer', paths: [''], enter: (browser) => enterAs('coordinator', browser) },
  'passer-by of the console': {
    site: 'console',
    paths: ['/get-started', '/set-up', '/no-such-page'],
    enter: async () => '',
  },
  operator: {
    site: 'console',
    paths: ['/reports', '/reports?state=closed', '/accounts', '/accounts/{account}', '/log'],
    enter: enterByCalls,
  },
}

/** Somebody whom no other journey asks for: within a minute nobody is sent a second code. */
async function enterAs(role: string, browser: { request: APIRequestContext }): Promise<string> {
  const answer = await fetch(`${process.env.JOBLANE_CONTROLS}?hires=${role}`)
  const email = z.string().parse(await answer.json())
  await enterToHire(browser, email)
  return email
}
