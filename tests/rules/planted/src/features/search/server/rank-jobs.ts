// violates: search-use-case
import '../../jobs/server/queries.ts'
