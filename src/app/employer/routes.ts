import { index, type RouteConfig, route } from '@react-router/dev/routes'

/** The pages of the employer site. Paths without a language never arrive here. */
export default [
  route(':lang', 'routes/language.tsx', [
    index('routes/home.tsx'),
    route('get-started', 'routes/get-started.tsx'),
    route('recruiter-login-redirect', 'routes/hand-off-here.tsx'),
    route('hand-off', 'routes/hand-off-there.tsx'),
    route('second-factor', '../seeker/routes/second-factor.tsx'),
    route('log-out', 'routes/log-out.tsx'),
    route('*', 'routes/not-found.tsx'),
  ]),
  route('*', 'routes/not-found.tsx', { id: 'no-language' }),
] satisfies RouteConfig
