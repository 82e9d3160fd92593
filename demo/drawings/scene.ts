import type { Random } from '../random.ts'
import type { Palette } from './palette.ts'

/** Draws one picture; details are random, the elements of the scene are fixed. */
export type Scene = (random: Random, palette: Palette) => string
