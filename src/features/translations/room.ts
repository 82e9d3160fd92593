import type { Room } from '../room.ts'

export const room: Room = {
  async serve(services) {
    const { translationRoutes } = await import('./server/routes.ts')
    return { routes: translationRoutes(services.catalogues) }
  },
}
