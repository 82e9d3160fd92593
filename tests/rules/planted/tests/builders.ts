// Allowed: tests enter anywhere.
import '../src/features/jobs/server/queries.ts'
