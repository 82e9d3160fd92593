import type { Room } from '../room.ts'
import { personalData, unexportedTables } from './personal-data.ts'

export const room: Room = {
  personalData,
  unexportedTables,
  scripts: { bundle: 'signed-in' },
  async serve(house) {
    const { accountRoutes } = await import('./server/routes.ts')
    return { routes: accountRoutes(house) }
  },
}
