// Allowed: a room declares what is in its folder.
import './server/routes.ts'
import '../room.ts'
