import type { Room } from '../room.ts'

export const room: Room = {
  pages: [
    {
      site: 'seeker',
      path: 'remote',
      file: 'remote.tsx',
      isInSitemap: true,
      kinds: { 'remote landing': '/remote' },
    },
    {
      site: 'seeker',
      path: 'talents',
      file: 'talents.tsx',
      isInSitemap: true,
      kinds: { talents: '/talents' },
    },
    {
      site: 'seeker',
      path: 'place',
      file: 'place.tsx',
      isCrawled: false,
      kinds: { place: '/place?redirect=%2Fen%2Fcompanies' },
    },
    { site: 'seeker', path: 'terms', file: 'terms.tsx', kinds: { terms: '/terms' } },
    { site: 'seeker', path: 'offline', file: 'offline.tsx', kinds: { offline: '/offline' } },
    {
      site: 'seeker',
      path: 'maintenance',
      file: 'maintenance.tsx',
      kinds: { maintenance: '/maintenance' },
      notLinked: 'shown in the place of any page while the site is closed',
    },
    { site: 'seeker', path: 'privacy', file: 'privacy.tsx', kinds: { privacy: '/privacy' } },
  ],
  async serve(services) {
    const { visitorRoutes } = await import('./server/routes.ts')
    return { routes: visitorRoutes(services) }
  },
}
