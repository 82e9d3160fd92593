// Allowed: zod, shared and the contracts of lower rooms.
import 'zod'
import '../../shared/dates.ts'
import '../lookups/contract.ts'
