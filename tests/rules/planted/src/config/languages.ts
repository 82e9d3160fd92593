// Allowed: config may know shared.
import '../shared/dates.ts'
