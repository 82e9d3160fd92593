// violates: door
import './policy.ts'
