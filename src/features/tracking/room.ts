import type { Room } from '../room.ts'
import { unexportedTables } from './personal-data.ts'

export const room: Room = {
  impersonalTables: ['hot_titles', 'job_view_days', 'list_position_days', 'popular_searches'],
  unexportedTables,
  async serve(services) {
    const { trackingRoutes } = await import('./server/routes.ts')
    const report = (error: unknown) => services.warn('Events wait for the database', error)
    return trackingRoutes({ ...services, report })
  },
  async tasks(services) {
    const { trackingTasks } = await import('./server/jobs.ts')
    return trackingTasks(services)
  },
}
