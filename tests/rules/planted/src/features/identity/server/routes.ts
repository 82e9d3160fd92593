// violates: routes
import './policy.ts'
