// violates: web
import type { DB } from '../../../platform/db/schema.generated.ts'

export type Row = DB
