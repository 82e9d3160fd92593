// violates: house
import './jobs/server/get-job.ts'
