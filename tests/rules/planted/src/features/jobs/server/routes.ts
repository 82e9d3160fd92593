// Allowed: routes lead to use-cases.
import './get-job.ts'
import '../contract.ts'
