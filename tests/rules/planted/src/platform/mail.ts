// violates: platform
import '../features/jobs/server/get-job.ts'
