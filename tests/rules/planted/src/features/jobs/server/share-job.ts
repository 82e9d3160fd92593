// violates: use-case
import '../../companies/server/policy.ts'
