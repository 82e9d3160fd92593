import { type Box, boxUnder, childrenOf, readerOf } from './boxes.ts'

/**
 * How long a track is by its fragments (`moof`): where the last one begins (`tfdt`), and the lengths of its samples, which
 * the samples, the fragment or the head of the movie say (ISO/IEC 14496-12, section 8.8). 0: it has none.
 */
export function fragmentSeconds(
  bytes: Buffer,
  file: { movie: Box; fragments: readonly Box[]; track: number; timescale: number },
): number {
  const { movie, fragments, track, timescale } = file
  const standard = standardDuration(bytes, movie, track)
  let units = 0
  for (const fragment of fragments) {
    for (const box of childrenOf(bytes, fragment)) {
      if (box.type !== 'traf') continue
      const part = partOf(bytes, box, standard)
      if (part !== null && part.track === track) units = Math.max(units, part.begins ?? units) + part.units
    }
  }
  return units / timescale
}

function standardDuration(bytes: Buffer, movie: Box, track: number): number {
  const extends_ = boxUnder(bytes, movie, 'mvex')
  if (extends_ === null) return 0
  for (const box of childrenOf(bytes, extends_)) {
    if (box.type !== 'trex') continue
    const read = readerOf(bytes, box)
    read.skip(4)
    if (read.u32() !== track) continue
    read.skip(4)
    return read.u32()
  }
  return 0
}

function partOf(bytes: Buffer, box: Box, standard: number) {
  const parts = childrenOf(bytes, box)
  const head = parts.find(({ type }) => type === 'tfhd')
  if (head === undefined) return null
  const { track, each } = fragmentHead(bytes, head)
  const begins = parts.find(({ type }) => type === 'tfdt')
  return {
    track,
    begins: begins === undefined ? null : beginningOf(bytes, begins),
    units: parts
      .filter(({ type }) => type === 'trun')
      .reduce((sum, run) => sum + runUnits(bytes, run, each ?? standard), 0),
  }
}

function fragmentHead(bytes: Buffer, box: Box): { track: number; each: number | null } {
  const read = readerOf(bytes, box)
  const flags = read.u32()
  const track = read.u32()
  if (flags & 0x01) read.skip(8)
  if (flags & 0x02) read.skip(4)
  return { track, each: flags & 0x08 ? read.u32() : null }
}

function beginningOf(bytes: Buffer, box: Box): number {
  const read = readerOf(bytes, box)
  return read.u32() >>> 24 === 1 ? read.u64() : read.u32()
}

function runUnits(bytes: Buffer, box: Box, each: number): number {
  const read = readerOf(bytes, box)
  const flags = read.u32()
  const samples = read.u32()
  if (!(flags & 0x100)) return samples * each
  if (flags & 0x01) read.skip(4)
  if (flags & 0x04) read.skip(4)
  const more = [0x200, 0x400, 0x800].filter((flag) => flags & flag).length * 4
  let units = 0
  for (let left = samples; left > 0; left--) {
    units += read.u32()
    read.skip(more)
  }
  return units
}
