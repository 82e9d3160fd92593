// violates: mount
import './queries.ts'
