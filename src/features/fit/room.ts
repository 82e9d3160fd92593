import type { Room } from '../room.ts'

export const room: Room = {
  pages: [
    {
      site: 'seeker',
      path: 'hidden-jobs',
      file: 'hidden-jobs.tsx',
      notSeen: 'only for a signed-in person: `e2e/seeker/fit.spec.ts`',
    },
  ],
  async serve(services) {
    const { fitRoutes } = await import('./server/routes.ts')
    return { routes: fitRoutes(services) }
  },
}
