import type { Room } from '../room.ts'

export const room: Room = {
  impersonalTables: ['feed_sources', 'job_fingerprints'],
  async tasks(services) {
    const { feedTasks } = await import('./server/jobs.ts')
    return feedTasks(services, services.log)
  },
}
