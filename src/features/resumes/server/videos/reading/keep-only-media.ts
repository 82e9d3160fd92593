import { type Box, boxesIn, childrenOf, readerOf } from './boxes.ts'
import type { Track } from './tracks.ts'

/**
 * Only picture and sound of a video go on. Phones write more into it: the place where it was taken, the device, its
 * owner. Every box that no player needs becomes an empty one (`free`) of the same length, so that the places of the
 * samples stay right. Times of creation become 0.
 */
export function keepOnlyMedia(original: Buffer, tracks: readonly Track[]): Buffer {
  const bytes = Buffer.from(original)
  const shown = new Set(tracks.map(({ box }) => box.start))
  for (const box of boxesIn(bytes)) keepKnown(bytes, box, FILE, shown)
  return bytes
}

type Known = ReadonlyMap<string, Known | null>

const known = (plain: readonly string[], around: Readonly<Record<string, Known>> = {}): Known =>
  new Map<string, Known | null>([
    ...plain.map((type): [string, null] => [type, null]),
    ...Object.entries(around),
  ])

const SAMPLES = ['stsd', 'stts', 'ctts', 'cslg', 'stsc', 'stsz', 'stz2', 'stco', 'co64', 'stss', 'stsh']
const GROUPS = ['sdtp', 'sbgp', 'sgpd', 'subs', 'padb']

const TRACK = known(['tkhd'], {
  edts: known(['elst']),
  mdia: known(['mdhd', 'hdlr', 'elng'], {
    minf: known(['vmhd', 'smhd'], {
      dinf: known(['dref']),
      stbl: known([...SAMPLES, ...GROUPS]),
    }),
  }),
})

const FILE = known(['ftyp', 'styp', 'mdat', 'sidx'], {
  moov: known(['mvhd'], { trak: TRACK, mvex: known(['mehd', 'trex']) }),
  moof: known(['mfhd'], { traf: known(['tfhd', 'tfdt', 'trun', ...GROUPS]) }),
})

function keepKnown(bytes: Buffer, box: Box, around: Known, shown: ReadonlySet<number>): void {
  const inside = around.get(box.type)
  if (inside === undefined || (box.type === 'trak' && !shown.has(box.start))) {
    empty(bytes, box)
    return
  }
  if (DATED.has(box.type)) forgetTimes(bytes, box)
  if (inside !== null) for (const child of childrenOf(bytes, box)) keepKnown(bytes, child, inside, shown)
}

function empty(bytes: Buffer, { start, content, end }: Box): void {
  bytes.write('free', start + 4, 'latin1')
  bytes.fill(0, content, end)
}

const DATED: ReadonlySet<string> = new Set(['mvhd', 'tkhd', 'mdhd'])

function forgetTimes(bytes: Buffer, box: Box): void {
  const read = readerOf(bytes, box)
  const length = read.u32() >>> 24 === 1 ? 16 : 8
  const at = read.place()
  read.skip(length)
  bytes.fill(0, at, at + length)
}
