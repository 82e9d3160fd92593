/**
 * The boxes of an MP4 file (ISO/IEC 14496-12, section 4.2): a size, a type of four letters, and what is in it. A box that
 * reaches beyond the one around it, or of which a part is missing, throws `Damaged`.
 */
export interface Box {
  type: string
  /** Of the box and its content, from the beginning of the file. */
  start: number
  content: number
  end: number
}

export class Damaged extends Error {}

/** More than any honest video of a few minutes has, even one in fragments. */
const MOST_BOXES = 20_000

/** The boxes that fill a part of the file, one behind the other. */
export function boxesIn(bytes: Buffer, from = 0, end = bytes.length): Box[] {
  const boxes: Box[] = []
  for (let start = from; start < end; ) {
    const box = boxAt(bytes, start, end)
    boxes.push(box)
    if (boxes.length > MOST_BOXES) throw new Damaged('too many boxes')
    start = box.end
  }
  return boxes
}

function boxAt(bytes: Buffer, start: number, limit: number): Box {
  if (start + 8 > limit) throw new Damaged('a box without a head')
  const short = bytes.readUInt32BE(start)
  const type = bytes.toString('latin1', start + 4, start + 8)
  if (short === IN_EIGHT_BYTES && start + 16 > limit) throw new Damaged('a box without a head')
  const content = start + (short === IN_EIGHT_BYTES ? 16 : 8)
  const size = short === IN_EIGHT_BYTES ? Number(bytes.readBigUInt64BE(start + 8)) : short
  // Only the samples may go on to the end of the file, whatever its length.
  const end = size === TO_THE_END && type === 'mdat' && limit === bytes.length ? limit : start + size
  if (end < content || end > limit) throw new Damaged(`the box ${type} reaches beyond`)
  return { type, start, content, end }
}

const TO_THE_END = 0
const IN_EIGHT_BYTES = 1

export const childrenOf = (bytes: Buffer, { content, end }: Box): Box[] => boxesIn(bytes, content, end)

/** The first box under these names, one within the other; null: there is none. */
export function boxUnder(bytes: Buffer, parent: Box, ...path: readonly string[]): Box | null {
  let found: Box | undefined = parent
  for (const type of path) {
    found = found && childrenOf(bytes, found).find((box) => box.type === type)
  }
  return found ?? null
}

/** Reads numbers of a box one after the other; beyond its end it throws `Damaged`. */
export function readerOf(bytes: Buffer, { content, end }: Pick<Box, 'content' | 'end'>) {
  let at = content
  const take = (length: number): number => {
    if (at + length > end) throw new Damaged('a box is too short')
    at += length
    return at - length
  }
  return {
    u8: () => bytes.readUInt8(take(1)),
    u16: () => bytes.readUInt16BE(take(2)),
    u32: () => bytes.readUInt32BE(take(4)),
    /** Beyond 2^53 it is not exact: such a number is only compared. */
    u64: () => Number(bytes.readBigUInt64BE(take(8))),
    type: () => bytes.toString('latin1', take(4), at),
    skip: (length: number) => void take(length),
    /** Where the next number is. */
    place: () => at,
    left: () => end - at,
  }
}
