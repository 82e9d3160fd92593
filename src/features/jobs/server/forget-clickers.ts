import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db/database.ts'
import { forgetClickDevices } from './queries/jobs.ts'

/** Devices are distinguished for one day; then only the count remains. */
export const forgetClickers = (db: Db, clock: Clock): Promise<void> => forgetClickDevices(db, clock.now())
