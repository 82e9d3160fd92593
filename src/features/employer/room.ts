import type { Room } from '../room.ts'

export const room: Room = {
  pages: [
    { site: 'employer', path: '', file: 'home.tsx' },
    { site: 'employer', path: 'get-started', file: 'get-started.tsx' },
  ],
  async serve(services) {
    const { employerRoutes } = await import('./server/routes.ts')
    return { routes: employerRoutes(services) }
  },
}
