import type { Room } from '../room.ts'

export const room: Room = {
  pages: [
    {
      site: 'seeker',
      path: 'account/block-company',
      file: 'block-company.tsx',
      frame: 'settings',
      notSeen: 'of a person’s own account: `e2e/seeker/block-company.spec.ts`',
    },
  ],
  scripts: { bundle: 'settings', sharedBy: 3, apart: ['door'] },
  async serve(services) {
    const { blockRoutes } = await import('./server/routes.ts')
    return { routes: blockRoutes(services) }
  },
}
