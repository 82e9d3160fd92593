import type { Room } from '../room.ts'

export const room: Room = {
  async serve(services) {
    const { trackingRoutes } = await import('./server/routes.ts')
    const report = (error: unknown) => services.report('Events wait for the database', error)
    return trackingRoutes({ ...services, report })
  },
  async tasks(services) {
    const { trackingTasks } = await import('./server/jobs.ts')
    return trackingTasks(services)
  },
}
