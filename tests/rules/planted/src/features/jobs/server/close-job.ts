// violates: use-case
import '../../companies/server/queries.ts'
