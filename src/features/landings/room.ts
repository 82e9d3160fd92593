import type { Room } from '../room.ts'

export const room: Room = {
  impersonalTables: ['landings', 'sitemap_parts'],
  pages: [
    {
      site: 'seeker',
      path: 'jobs',
      file: 'landing-countries.tsx',
      isInSitemap: true,
      kinds: { countries: '/jobs' },
    },
    {
      site: 'seeker',
      path: 'jobs/:country/:first?/:second?',
      file: 'landing.tsx',
      kinds: {
        'landing of a country': '/jobs/ph',
        'landing of a city': '/jobs/ph/manila',
        'landing of work in a region': '/jobs/ph/metro-manila/finance-accounting',
        'landing without jobs': '/jobs/rs/novi-sad/parking-lot-attendant-2500',
      },
    },
  ],
  scripts: { bundle: 'landings' },
  async serve(services) {
    const [{ mountSitemap }, { landingRoutes }] = await Promise.all([
      import('./server/mount-sitemap.ts'),
      import('./server/routes.ts'),
    ])
    return { routes: landingRoutes(services), mounts: { seeker: (app) => mountSitemap(app, services) } }
  },
  async sitemap() {
    return (await import('./server/sitemap.ts')).sitemap
  },
  async tasks(services) {
    const { landingTasks } = await import('./server/jobs.ts')
    return landingTasks(services)
  },
}
