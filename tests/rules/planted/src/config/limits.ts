// violates: config
import '../platform/log.ts'
