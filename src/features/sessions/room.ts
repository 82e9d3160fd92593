import type { Room } from '../room.ts'
import { personalData, unexportedTables } from './personal-data.ts'

export const room: Room = {
  personalData,
  unexportedTables,
  async serve(house) {
    const { sessionRoutes } = await import('./server/routes.ts')
    return { routes: sessionRoutes(house) }
  },
  async tasks(house) {
    const { sessionTasks } = await import('./server/jobs.ts')
    return sessionTasks(house)
  },
  async sockets(house) {
    const { sessionRealtime } = await import('./server/realtime.ts')
    return sessionRealtime(house)
  },
}
