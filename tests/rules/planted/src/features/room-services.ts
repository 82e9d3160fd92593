// Allowed: the services know the doors.
import './companies/server/door.ts'
