// violates: pages
import '../../server/get-job.ts'
