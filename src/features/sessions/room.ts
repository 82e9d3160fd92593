import type { Room } from '../room.ts'
import { personalData, unexportedTables } from './personal-data.ts'

export const room: Room = {
  personalData,
  unexportedTables,
  async serve(services) {
    const { sessionRoutes } = await import('./server/routes.ts')
    return { routes: sessionRoutes(services) }
  },
  async tasks(services) {
    const { sessionTasks } = await import('./server/jobs.ts')
    return sessionTasks(services)
  },
  async sockets(services) {
    const { sessionRealtime } = await import('./server/realtime.ts')
    return sessionRealtime(services)
  },
}
