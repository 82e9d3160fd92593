import type { Room } from '../room.ts'

export const room: Room = {
  async serve(house) {
    const { trackingRoutes } = await import('./server/routes.ts')
    const report = (error: unknown) => house.report('Events wait for the database', error)
    return trackingRoutes({ ...house, report })
  },
  async tasks(house) {
    const { trackingTasks } = await import('./server/jobs.ts')
    return trackingTasks(house)
  },
}
