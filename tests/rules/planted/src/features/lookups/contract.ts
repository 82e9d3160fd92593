// violates: contract
import '../../platform/log.ts'
