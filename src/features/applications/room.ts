import type { Room } from '../room.ts'
import { personalData, unexportedTables } from './personal-data.ts'

export const room: Room = {
  impersonalTables: ['job_questions'],
  personalData,
  unexportedTables,
  async relation({ db }) {
    const { relationByApplications } = await import('./server/relation.ts')
    return relationByApplications(db)
  },
  async tasks(services) {
    const { applicationTasks } = await import('./server/jobs.ts')
    return applicationTasks(services)
  },
  async serve(services) {
    const { applicationRoutes } = await import('./server/routes.ts')
    return { routes: applicationRoutes(services) }
  },
}
