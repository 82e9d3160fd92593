import type { Room } from '../room.ts'
import { personalData, unexportedTables } from './personal-data.ts'

export const room: Room = {
  impersonalTables: ['installation', 'maintenance'],
  personalData,
  unexportedTables,
  scripts: { bundle: 'signed-in' },
  async serve(house) {
    const { accountRoutes } = await import('./server/routes.ts')
    return { routes: accountRoutes(house) }
  },
}
