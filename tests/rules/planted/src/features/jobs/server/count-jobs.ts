// violates: sql-stands-in-queries
import 'kysely'
