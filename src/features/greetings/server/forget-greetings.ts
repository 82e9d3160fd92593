import { UNDO_SECONDS } from '#config/limits.ts'
import { later } from '#shared/later.ts'
import type { GreetingDependencies } from './greetings.ts'
import { forgetRemoved } from './queries.ts'

/** What somebody has removed stays only as long as it can be brought back. */
export const forgetGreetings = ({ db, clock }: GreetingDependencies): Promise<void> =>
  forgetRemoved(db, later(clock.now(), -UNDO_SECONDS))
