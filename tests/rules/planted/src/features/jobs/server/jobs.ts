// violates: routes
import './queries.ts'
