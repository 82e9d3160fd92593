import type { Room } from '../room.ts'

export const room: Room = {
  pages: [
    {
      site: 'seeker',
      path: 'recently',
      file: 'recently.tsx',
      isCrawled: false,
      kinds: { 'recent searches and jobs': '/recently' },
    },
  ],
  scripts: { bundle: 'settings', sharedBy: 3 },
  async serve(services) {
    const { historyRoutes } = await import('./server/routes.ts')
    return { routes: historyRoutes(services) }
  },
}
