import type { Room } from '../room.ts'
import { personalData } from './personal-data.ts'

export const room: Room = { personalData }
