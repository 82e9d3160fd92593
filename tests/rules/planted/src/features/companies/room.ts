// violates: room
import '../identity/server/routes.ts'
