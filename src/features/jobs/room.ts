import type { Room } from '../room.ts'

export const room: Room = {
  pages: [
    {
      site: 'seeker',
      path: 'job/:slugId',
      file: 'job.tsx',
      kinds: {
        job: '/job/{open-manila}',
        'job of its own language': '/job/{tokyo-japanese}',
        'external job': '/job/{external-manila}',
        'job on hold': '/job/{on-hold-manila}',
        'closed job': '/job/{closed-manila}',
      },
    },
  ],
  async serve(house) {
    const [{ mountExternalJobs }, { jobRoutes }] = await Promise.all([
      import('./server/mount-external-jobs.ts'),
      import('./server/routes.ts'),
    ])
    return { routes: jobRoutes(house), mounts: { seeker: mountExternalJobs } }
  },
  async tasks(house) {
    const { jobTasks } = await import('./server/jobs.ts')
    return jobTasks(house)
  },
}
