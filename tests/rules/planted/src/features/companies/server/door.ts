// violates: door
import './queries.ts'
