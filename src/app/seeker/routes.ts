import { index, type RouteConfig, route } from '@react-router/dev/routes'

/** The pages of the seeker site. Paths without a language never arrive here: `page-address.ts` redirects them. */
export default [
  route(':lang', 'routes/language.tsx', [
    index('routes/home.tsx'),
    route('onsite-job', 'routes/search.tsx', { id: 'onsite-job' }),
    route('remote-jobs', 'routes/search.tsx', { id: 'remote-jobs' }),
    route('web3-jobs', 'routes/search.tsx', { id: 'web3-jobs' }),
    route('jobs', 'routes/landing-countries.tsx'),
    route('jobs/:country/:first?/:second?', 'routes/landing.tsx'),
    route('job/:slugId', 'routes/job.tsx'),
    route('companies', 'routes/companies.tsx'),
    route('company/:slugId', 'routes/company.tsx', { id: 'company' }),
    route('company/:slugId/culture', 'routes/company.tsx', { id: 'company-culture' }),
    route('company/:slugId/jobs', 'routes/company.tsx', { id: 'company-jobs' }),
    route('company/:slugId/remote-jobs', 'routes/company.tsx', { id: 'company-remote-jobs' }),
    route('job/:slugId/report', 'routes/job-report.tsx'),
    route('get-started', 'routes/get-started.tsx'),
    route('jobseeker-login-redirect', 'routes/hand-off-here.tsx'),
    route('hand-off', 'routes/hand-off-there.tsx'),
    route('switch-to-employer', 'routes/switch-to-employer.tsx'),
    route('remote', 'routes/remote.tsx'),
    route('talents', 'routes/talents.tsx'),
    route('verify-identity/mismatch', 'routes/identity-mismatch.tsx'),
    route('offline', 'routes/offline.tsx'),
    route('maintenance', 'routes/maintenance.tsx'),
    route('api', 'routes/api.tsx'),
    route('api/:call', 'routes/api-call.tsx'),
    route('*', 'routes/not-found.tsx'),
  ]),
  route('*', 'routes/not-found.tsx', { id: 'no-language' }),
] satisfies RouteConfig
