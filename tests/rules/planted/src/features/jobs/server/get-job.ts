// Allowed: a use-case's neighbours and its own files.
import './queries.ts'
import '../contract.ts'
import '../../companies/server/door.ts'
import '../../../platform/log.ts'
import '../../../platform/db/database.ts'
