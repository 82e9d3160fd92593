import type { Random } from '../random.ts'
import type { Palette } from './palette.ts'

/** Draws one sheet; what may differ is drawn by chance, what makes the scene stays. */
export type Scene = (random: Random, palette: Palette) => string
