// violates: web
import '../server/get-job.ts'
