import type { Room } from '../room.ts'
import { personalData } from './personal-data.ts'

/** Why a stranger cannot see the pages. */
const OWN = 'only for a signed-in person: `e2e/seeker/my-jobs.spec.ts`'

export const room: Room = {
  personalData,
