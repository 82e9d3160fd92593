import type { Room } from '../room.ts'

export const room: Room = {
  async serve(house) {
    const { translationRoutes } = await import('./server/routes.ts')
    return { routes: translationRoutes(house.catalogues) }
  },
}
