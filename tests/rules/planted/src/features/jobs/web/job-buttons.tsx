// violates: web
import '../server/policy.ts'
