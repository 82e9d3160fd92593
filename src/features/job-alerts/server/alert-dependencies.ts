import type { AccountDependencies } from '#features/accounts/server/door.ts'
import type { SearchServices } from '../../search/server/door.ts'

export interface AlertDependencies extends AccountDependencies, SearchServices {
  /** Logs an error under a message. */
  report: (message: string, error: unknown) => void
}
