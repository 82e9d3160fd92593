// violates: app
import '../features/jobs/server/get-job.ts'
