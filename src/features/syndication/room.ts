import type { Room } from '../room.ts'

export const room: Room = {
  pages: [
    { site: 'seeker', path: 'api', file: 'api.tsx', isInSitemap: true, kinds: { api: '/api' } },
    { site: 'seeker', path: 'api/:call', file: 'api-call.tsx', kinds: { 'api call': '/api/search.jobs' } },
  ],
  async serve(house) {
    const [{ mountFeedsOut }, { mountPictures }, { syndicationRoutes }] = await Promise.all([
      import('./server/feeds/mount-feeds-out.ts'),
      import('./server/pictures/mount-pictures.ts'),
      import('./server/routes.ts'),
    ])
    return {
      routes: syndicationRoutes(house.publicCalls),
      mounts: {
        seeker(app, calls) {
          mountFeedsOut(app, { ...house, ...calls })
          mountPictures(app, { ...house, ...calls })
        },
      },
    }
  },
}
