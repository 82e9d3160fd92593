// violates: ui
import '../features/jobs/contract.ts'
