import type { Room } from '../room.ts'

export const room: Room = {
  pages: [
    { site: 'seeker', path: 'api', file: 'api.tsx', isInSitemap: true, kinds: { api: '/api' } },
    { site: 'seeker', path: 'api/:call', file: 'api-call.tsx', kinds: { 'api call': '/api/search.jobs' } },
  ],
  async serve(services) {
    const [{ mountFeedsOut }, { mountPictures }, { syndicationRoutes }] = await Promise.all([
      import('./server/feeds/mount-feeds-out.ts'),
      import('./server/pictures/mount-pictures.ts'),
      import('./server/routes.ts'),
    ])
    return {
      routes: syndicationRoutes(services.publicCalls),
      mounts: {
        seeker(app, calls) {
          mountFeedsOut(app, { ...services, ...calls })
          mountPictures(app, { ...services, ...calls })
        },
      },
    }
  },
}
