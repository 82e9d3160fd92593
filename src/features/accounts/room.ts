import type { Room } from '../room.ts'
import { personalData, unexportedTables } from './personal-data.ts'

export const room: Room = {
  impersonalTables: ['installation', 'maintenance'],
  personalData,
  unexportedTables,
}
