// violates: routes
import '../../companies/server/door.ts'
