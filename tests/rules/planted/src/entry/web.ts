// Allowed: an entry wires everything.
import '../app/home-route.ts'
import '../features/jobs/server/routes.ts'
import '../../demo/world.ts'
