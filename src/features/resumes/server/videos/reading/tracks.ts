import { type Box, boxesIn, boxUnder, childrenOf, Damaged, readerOf } from './boxes.ts'
import { fragmentSeconds } from './fragments.ts'

export interface Track {
  box: Box
  id: number
  /** `vide`, `soun`, or of another kind. */
  handler: string
  /** The four letters of each of its codecs. */
  codecs: readonly string[]
  /** As it is shown, in pixels; 0 for sound. */
  width: number
  height: number
  /** The longest of all that the file says about its length, and of its samples together. */
  seconds: number
  /** Whether a part of it is in another file. */
  isOutside: boolean
}

export function tracksOf(bytes: Buffer, movie: Box, top: readonly Box[]): Track[] {
  const { timescale } = headOf(bytes, required(boxUnder(bytes, movie, 'mvhd')))
  const fragments = top.filter(({ type }) => type === 'moof')
  return childrenOf(bytes, movie)
    .filter(({ type }) => type === 'trak')
    .map((box) => trackOf(bytes, { box, movie, movieScale: timescale, fragments }))
}

/** What the head of the movie says; 0: nothing. */
export function movieSeconds(bytes: Buffer, movie: Box): number {
  const head = headOf(bytes, required(boxUnder(bytes, movie, 'mvhd')))
  const extended = boxUnder(bytes, movie, 'mvex', 'mehd')
  return Math.max(head.seconds, extended === null ? 0 : fragmentsAnnounced(bytes, extended) / head.timescale)
}

function fragmentsAnnounced(bytes: Buffer, box: Box): number {
  const read = readerOf(bytes, box)
  return read.u32() >>> 24 === 1 ? read.u64() : read.u32()
}

function trackOf(
  bytes: Buffer,
  file: { box: Box; movie: Box; movieScale: number; fragments: readonly Box[] },
): Track {
  const { box, movie, movieScale, fragments } = file
  const media = required(boxUnder(bytes, box, 'mdia'))
  const { timescale, seconds } = headOf(bytes, required(boxUnder(bytes, media, 'mdhd')))
  const table = required(boxUnder(bytes, media, 'minf', 'stbl'))
  const handler = handlerOf(bytes, required(boxUnder(bytes, media, 'hdlr')))
  const { id, isTurned, duration } = trackHead(bytes, required(boxUnder(bytes, box, 'tkhd')))
  checkPlaces(bytes, table)
  const { codecs, width, height } = samplesDescribed(bytes, required(boxUnder(bytes, table, 'stsd')), handler)
  return {
    ...{ box, id, handler, codecs, width: isTurned ? height : width, height: isTurned ? width : height },
    seconds: Math.max(
      seconds,
      duration / movieScale,
      editedUnits(bytes, boxUnder(bytes, box, 'edts', 'elst')) / movieScale,
      sampledUnits(bytes, required(boxUnder(bytes, table, 'stts'))) / timescale,
      fragmentSeconds(bytes, { movie, fragments, track: id, timescale }),
    ),
    isOutside: isOutside(bytes, boxUnder(bytes, media, 'minf', 'dinf', 'dref')),
  }
}

/** `mvhd` and `mdhd` begin alike. */
function headOf(bytes: Buffer, box: Box): { timescale: number; seconds: number } {
  const read = readerOf(bytes, box)
  const isLong = read.u32() >>> 24 === 1
  read.skip(isLong ? 16 : 8)
  const timescale = read.u32()
  const duration = isLong ? read.u64() : read.u32()
  if (timescale === 0) throw new Damaged('no timescale')
  return { timescale, seconds: knownOrZero(duration, isLong) / timescale }
}

/** All ones: not said. */
const knownOrZero = (duration: number, isLong: boolean): number =>
  duration === (isLong ? 2 ** 64 : 0xffff_ffff) ? 0 : duration

function trackHead(bytes: Buffer, box: Box): { id: number; isTurned: boolean; duration: number } {
  const read = readerOf(bytes, box)
  const isLong = read.u32() >>> 24 === 1
  read.skip(isLong ? 16 : 8)
  const id = read.u32()
  read.skip(4)
  const duration = knownOrZero(isLong ? read.u64() : read.u32(), isLong)
  read.skip(16)
  // The matrix of a film that was taken upright turns it by a quarter: its first number is 0.
  return { id, isTurned: read.u32() === 0, duration }
}

function handlerOf(bytes: Buffer, box: Box): string {
  const read = readerOf(bytes, box)
  read.skip(8)
  return read.type()
}

/** Repeated parts and pauses make a film longer than its samples. */
function editedUnits(bytes: Buffer, box: Box | null): number {
  if (box === null) return 0
  const read = readerOf(bytes, box)
  const isLong = read.u32() >>> 24 === 1
  let units = 0
  for (let left = read.u32(); left > 0; left--) {
    units += isLong ? read.u64() : read.u32()
    read.skip(isLong ? 12 : 8)
  }
  return units
}

function sampledUnits(bytes: Buffer, box: Box): number {
  const read = readerOf(bytes, box)
  read.skip(4)
  let units = 0
  for (let left = read.u32(); left > 0; left--) units += read.u32() * read.u32()
  return units
}

function samplesDescribed(bytes: Buffer, box: Box, handler: string) {
  const entries = boxesIn(bytes, box.content + 8, box.end)
  const codecs = entries.map(({ type }) => type)
  const [first] = entries
  if (first === undefined) throw new Damaged('no codec')
  if (handler !== 'vide') return { codecs, width: 0, height: 0 }
  const read = readerOf(bytes, first)
  read.skip(24)
  return { codecs, width: read.u16(), height: read.u16() }
}

/** Each chunk of samples lies in the file. */
function checkPlaces(bytes: Buffer, table: Box): void {
  for (const box of childrenOf(bytes, table)) {
    if (box.type !== 'stco' && box.type !== 'co64') continue
    const read = readerOf(bytes, box)
    read.skip(4)
    for (let left = read.u32(); left > 0; left--) {
      const place = box.type === 'stco' ? read.u32() : read.u64()
      if (place >= bytes.length) throw new Damaged('samples beyond the end')
    }
  }
}

/** A `dref` names the files in which samples are; by its flag, an entry means this file. */
function isOutside(bytes: Buffer, box: Box | null): boolean {
  if (box === null) return false
  return boxesIn(bytes, box.content + 8, box.end).some(
    (entry) => (readerOf(bytes, entry).u32() & IN_THIS_FILE) === 0,
  )
}

const IN_THIS_FILE = 1

function required(box: Box | null): Box {
  if (box === null) throw new Damaged('a box is missing')
  return box
}
