// violates: policy
import '../../../platform/log.ts'
