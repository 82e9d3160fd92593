import { index, type RouteConfig, route } from '@react-router/dev/routes'

/** The pages of the operators' console. Paths without a language never arrive here. */
export default [
  route(':lang', '../common/routes/language.tsx', [
    index('routes/home.tsx'),
    route('get-started', 'routes/get-started.tsx'),
    route('set-up', 'routes/set-up.tsx'),
    route('reports', 'routes/reports.tsx'),
    route('accounts', 'routes/accounts.tsx'),
    route('accounts/:account', 'routes/account.tsx'),
    route('log', 'routes/log.tsx'),
    route('log-out', 'routes/log-out.tsx'),
    route('*', '../common/routes/not-found.tsx'),
  ]),
  route('*', '../common/routes/not-found.tsx', { id: 'no-language' }),
] satisfies RouteConfig
