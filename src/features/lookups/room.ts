import type { Room } from '../room.ts'

export const room: Room = {
  async serve(services) {
    const { lookupRoutes } = await import('./server/routes.ts')
    return { routes: lookupRoutes(services.catalogues) }
  },
}
