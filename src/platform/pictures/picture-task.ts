/** What the program that decodes pictures is asked, and what it answers. */

export type PictureTask = {
  /** Media types, by content. */
  types: readonly string[]
  maxPixels: number
} & Drawing

/** Squares of a part, or the whole picture. */
export type Drawing =
  | {
      crop: SquareCrop
      /** Edges of the squares to make, in pixels. */
      sizes: readonly number[]
    }
  | {
      /** Pixels of the longer edge, at most. */
      within: number
    }

/**
 * A square of a picture, whatever its size and shape: all values are shares from 0 to 1. `size` is the edge as a share
 * of the shorter side; `x` and `y` say where the square is within the room that it leaves.
 */
export interface SquareCrop {
  x: number
  y: number
  size: number
}

export type PictureTrouble = 'type' | 'damaged' | 'pixels'
