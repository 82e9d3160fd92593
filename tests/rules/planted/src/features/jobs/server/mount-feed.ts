// Allowed: what is mounted asks by contracts.
import '../../companies/contract.ts'
import '../../room-services.ts'
import './get-job.ts'
