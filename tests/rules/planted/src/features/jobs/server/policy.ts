// violates: policy
import './queries.ts'
