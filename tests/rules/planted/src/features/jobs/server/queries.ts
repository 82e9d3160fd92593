// Allowed: queries speak SQL.
import 'kysely'
import '../../../platform/db/database.ts'
import '../../../platform/db/schema.generated.ts'
