import { fixture } from './videos.test-helper.ts'

/** A file that means harm, and the codes with which it may end; 0: its picture and sound are taken, and no more. */
export interface HostileVideo {
  what: string
  bytes: Buffer
  codes: readonly number[]
}

const TYPE = [41207]
const DAMAGED = [41215]
const LENGTH = [41212]
const UNSAFE = [41217]

/** Made anew of small real files: the same every time. */
export function hostileVideos(): HostileVideo[] {
  const plain = fixture('plain.mp4')
  const fragmented = fixture('fragmented.mp4')
  return [
    ...strangers(plain),
    ...truncated(plain, fragmented),
    ...lengths(plain, fragmented),
    ...lies(plain),
    ...flipped(plain),
  ]
}

const strangers = (plain: Buffer): HostileVideo[] => [
  { what: 'nothing', bytes: Buffer.alloc(0), codes: [...DAMAGED, ...TYPE] },
  { what: 'a PDF', bytes: Buffer.from('%PDF-1.7 a resume'), codes: TYPE },
  { what: 'a page', bytes: Buffer.from('<!doctype html><script>alert(1)</script>'), codes: TYPE },
  { what: 'a playlist', bytes: Buffer.from('#EXTM3U\nfile:///etc/passwd'), codes: TYPE },
  { what: 'a QuickTime film', bytes: fixture('quicktime.mov'), codes: TYPE },
  { what: 'an old codec', bytes: fixture('old-codec.mp4'), codes: TYPE },
  { what: 'sound without a film', bytes: fixture('sound-only.mp4'), codes: TYPE },
  {
    what: 'a picture with the brand of a video',
    bytes: Buffer.concat([plain.subarray(0, 32), Buffer.from('<svg/>')]),
    codes: DAMAGED,
  },
  { what: 'zeros', bytes: Buffer.alloc(5000), codes: TYPE },
  { what: 'an encrypted film', bytes: renamed(plain, 'avc1', 'encv', 2), codes: TYPE },
]

const truncated = (plain: Buffer, fragmented: Buffer): HostileVideo[] =>
  [8, 20, 0.2, 0.5, 0.9, 0.999].flatMap((cut) =>
    [plain, fragmented].map((whole, which) => ({
      what: `a ${which === 0 ? 'plain' : 'fragmented'} video that ends at ${cut}`,
      bytes: whole.subarray(0, cut < 1 ? Math.floor(whole.length * cut) : cut),
      codes: [...TYPE, ...DAMAGED],
    })),
  )

const lengths = (plain: Buffer, fragmented: Buffer): HostileVideo[] => [
  { what: 'three minutes and a second', bytes: fixture('long.mp4'), codes: LENGTH },
  { what: 'the same in fragments', bytes: fixture('long-fragmented.mp4'), codes: LENGTH },
  {
    what: 'a long one whose head says 2 s',
    bytes: written(fixture('long.mp4'), 'mvhd', 16, 2000),
    codes: LENGTH,
  },
  {
    what: 'a long one whose heads all say 2 s',
    bytes: ['mdhd', 'mvhd'].reduce(
      (bytes, box) => written(bytes, box, 16, 2),
      written(fixture('long.mp4'), 'tkhd', 20, 2),
    ),
    codes: LENGTH,
  },
  {
    what: 'a short one whose head says 49 days',
    bytes: written(plain, 'mvhd', 16, 0xffff_fffe),
    codes: LENGTH,
  },
  {
    what: 'a length that is not said in the head',
    bytes: written(plain, 'mvhd', 16, 0xffff_ffff),
    codes: [0],
  },
  { what: 'no length', bytes: written(emptyRuns(plain), 'stts', 4, 0), codes: DAMAGED },
  { what: 'no timescale', bytes: written(plain, 'mvhd', 12, 0), codes: DAMAGED },
  { what: 'samples of a day each', bytes: written(plain, 'stts', 12, 86_400 * 10_240), codes: LENGTH },
  { what: 'more runs than the table has', bytes: written(plain, 'stts', 4, 0xffff_ffff), codes: DAMAGED },
  {
    what: 'a fragment that begins after an hour',
    bytes: written(fragmented, 'tfdt', 8, 3600 * 10_240),
    codes: LENGTH,
  },
  { what: 'a pause of an hour', bytes: written(plain, 'elst', 8, 3_600_000), codes: LENGTH },
]

/** All that says how long the film is becomes 0. */
const emptyRuns = (plain: Buffer): Buffer =>
  ['mvhd', 'mdhd'].reduce(
    (bytes, box) => written(bytes, box, 16, 0),
    written(written(plain, 'tkhd', 20, 0), 'elst', 8, 0),
  )

const lies = (plain: Buffer): HostileVideo[] => [
  { what: 'samples in another file', bytes: outside(plain), codes: UNSAFE },
  { what: 'a chunk beyond the end', bytes: written(plain, 'stco', 8, plain.length), codes: DAMAGED },
  { what: 'a box of 4 GB', bytes: sized(plain, 'moov', 0xffff_ffff), codes: DAMAGED },
  { what: 'a box of 3 bytes', bytes: sized(plain, 'trak', 3), codes: DAMAGED },
  { what: 'a box without an end', bytes: sized(plain, 'moov', 0), codes: [...DAMAGED, ...TYPE] },
  {
    what: 'a film of 0 × 0',
    bytes: Buffer.from(plain).fill(0, at(plain, 'avc1', 2) + 28, at(plain, 'avc1', 2) + 32),
    codes: DAMAGED,
  },
  { what: 'two heads', bytes: Buffer.concat([plain, boxOf(plain, 'moov')]), codes: DAMAGED },
  {
    what: 'a video and a script',
    bytes: Buffer.concat([plain, box('uuid', '<script>alert(1)</script>')]),
    codes: [0],
  },
  { what: 'a video and half a box', bytes: Buffer.concat([plain, Buffer.from('PK')]), codes: DAMAGED },
  {
    what: 'ten thousand empty boxes',
    bytes: Buffer.concat([plain, ...Array.from({ length: 30_000 }, () => box('free', ''))]),
    codes: DAMAGED,
  },
]

/** With a byte turned in the head, where sizes and offsets are: whatever happens, it is no fault of ours. */
const flipped = (plain: Buffer): HostileVideo[] =>
  Array.from({ length: 12 }, (_, index) => {
    const bytes = Buffer.from(plain)
    const place = 4 + index * 97
    bytes[place] = 255 - (bytes[place] ?? 0)
    return { what: `another byte at ${place}`, bytes, codes: [0, ...TYPE, ...DAMAGED, ...LENGTH, ...UNSAFE] }
  })

/** Where the type of the box stands. `which`: of several words that are the same, from 1. */
function at(bytes: Buffer, type: string, which = 1): number {
  let place = -1
  for (let left = which; left > 0; left--) place = bytes.indexOf(type, place + 1, 'latin1')
  if (place < 0) throw new Error(`no ${type}`)
  return place
}

/** A number of a box, `offset` bytes behind its head. */
function written(original: Buffer, type: string, offset: number, value: number): Buffer {
  const bytes = Buffer.from(original)
  bytes.writeUInt32BE(value, at(bytes, type) + 4 + offset)
  return bytes
}

function renamed(original: Buffer, type: string, other: string, which: number): Buffer {
  const bytes = Buffer.from(original)
  bytes.write(other, at(bytes, type, which), 'latin1')
  return bytes
}

function sized(original: Buffer, type: string, size: number): Buffer {
  const bytes = Buffer.from(original)
  bytes.writeUInt32BE(size, at(bytes, type) - 4)
  return bytes
}

/** Its `dref` says that the samples are elsewhere. */
function outside(original: Buffer): Buffer {
  const bytes = Buffer.from(original)
  bytes.writeUInt32BE(0, at(bytes, 'url ') + 4)
  return bytes
}

function boxOf(bytes: Buffer, type: string): Buffer {
  const start = at(bytes, type) - 4
  return bytes.subarray(start, start + bytes.readUInt32BE(start))
}

function box(type: string, content: string): Buffer {
  const head = Buffer.alloc(8)
  head.writeUInt32BE(8 + content.length)
  head.write(type, 4, 'latin1')
  return Buffer.concat([head, Buffer.from(content)])
}
