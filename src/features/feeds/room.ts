import type { Room } from '../room.ts'

export const room: Room = {
  async tasks(house) {
    const { feedTasks } = await import('./server/jobs.ts')
    return feedTasks(house, house.log)
  },
}
