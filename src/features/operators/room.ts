import type { Room } from '../room.ts'
import { personalData, unexportedTables } from './personal-data.ts'

export const room: Room = {
  personalData,
  unexportedTables,
}
