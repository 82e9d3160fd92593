import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db/database.ts'
import type { Secrets } from '#platform/secrets.ts'
import type { FileServices } from '#platform/storage/file-services.ts'

export type ResumeDependencies = FileServices & {
  db: Db
  clock: Clock
  secrets: Secrets
  report: (message: string, error: unknown) => void
  origins: { seeker: () => string }
}
