// Allowed: what is mounted asks by contracts.
import '../../companies/contract.ts'
import '../../house.ts'
import './get-job.ts'
