import type { Room } from '../room.ts'
import { personalData } from './personal-data.ts'

export const room: Room = {
  personalData,
  async serve(services) {
    const { myJobsRoutes } = await import('./server/routes.ts')
    return { routes: myJobsRoutes(services) }
  },
}
