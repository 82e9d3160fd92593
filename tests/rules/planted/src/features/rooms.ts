// violates: shared-by-rooms
import './jobs/server/get-job.ts'
