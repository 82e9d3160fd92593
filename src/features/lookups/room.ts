import type { Room } from '../room.ts'

export const room: Room = {
  async serve(house) {
    const { lookupRoutes } = await import('./server/routes.ts')
    return { routes: lookupRoutes(house.catalogues) }
  },
}
