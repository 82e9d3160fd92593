// Allowed: the house knows the doors.
import './companies/server/door.ts'
