import { index, type RouteConfig, route } from '@react-router/dev/routes'

/** The pages of the employer site. Paths without a language never arrive here. */
export default [
  route(':lang', '../common/routes/language.tsx', [
    index('routes/home.tsx'),
    route('get-started', 'routes/get-started.tsx'),
    route('recruiter-login-redirect', 'routes/hand-off-here.tsx'),
    route('hand-off', '../common/routes/hand-off-there.tsx'),
    route('second-factor', '../common/routes/second-factor.tsx'),
    route('choose-account', 'routes/choose-account.tsx'),
    route('notifications', '../common/routes/notifications.tsx'),
    route('account/notifications', '../common/routes/notification-settings.tsx'),
    route('log-out', 'routes/log-out.tsx'),
    route('*', '../common/routes/not-found.tsx'),
  ]),
  route('*', '../common/routes/not-found.tsx', { id: 'no-language' }),
] satisfies RouteConfig
