import { inflateRawSync } from 'node:zlib'

/** Why an archive is refused, as a predicate without its subject. */
class BrokenZip extends Error {}

interface ZipLimits {
  /** Bytes to which one file may unpack, whatever the archive says of its size. */
  mostBytes: number
  /** Files of the archive that are looked at. */
  mostFiles: number
}

/**
 * Unpacks the wanted files of a ZIP archive (PKWARE APPNOTE 4.3), by their names without folders; of two with one name
 * the first counts. What `isWanted` leaves out is not unpacked. Throws `BrokenZip` for archives that are damaged,
 * encrypted, split, or packed in another way than deflated.
 */
export function unzip(
  archive: Buffer,
  isWanted: (name: string) => boolean,
  limits: ZipLimits,
): Map<string, Buffer> {
  const found = new Map<string, Buffer>()
  for (const entry of entriesOf(archive, limits.mostFiles)) {
    const name = entry.path.split('/').at(-1) ?? ''
    if (isWanted(name) && !found.has(name)) found.set(name, contentOf(archive, entry, limits.mostBytes))
  }
  return found
}

/** The paths of the files in an archive, without unpacking any. Throws `BrokenZip`. */
export const pathsInZip = (archive: Buffer, mostFiles: number): string[] =>
  Array.from(entriesOf(archive, mostFiles), ({ path }) => path)

interface Entry {
  path: string
  flags: number
  method: number
  packedBytes: number
  offset: number
}

const END = 0x06054b50
const END_BYTES = 22
const CENTRAL = 0x02014b50
const CENTRAL_BYTES = 46
const LOCAL = 0x04034b50
const LOCAL_BYTES = 30
const LONGEST_COMMENT = 0xffff

function* entriesOf(archive: Buffer, mostFiles: number): Generator<Entry> {
  const end = endOf(archive)
  const count = archive.readUInt16LE(end + 10)
  let at = archive.readUInt32LE(end + 16)
  for (let number = 0; number < Math.min(count, mostFiles); number++) {
    if (at + CENTRAL_BYTES > archive.length || archive.readUInt32LE(at) !== CENTRAL)
      throw new BrokenZip('has a damaged directory')
    const [name, extra, comment] = [28, 30, 32].map((place) => archive.readUInt16LE(at + place))
    const next = at + CENTRAL_BYTES + (name ?? 0)
    yield {
      path: archive.toString('utf8', at + CENTRAL_BYTES, next),
      flags: archive.readUInt16LE(at + 8),
      method: archive.readUInt16LE(at + 10),
      packedBytes: archive.readUInt32LE(at + 20),
      offset: archive.readUInt32LE(at + 42),
    }
    at = next + (extra ?? 0) + (comment ?? 0)
  }
}

/** Where the directory ends; a comment may follow. */
function endOf(archive: Buffer): number {
  const first = Math.max(0, archive.length - END_BYTES - LONGEST_COMMENT)
  for (let at = archive.length - END_BYTES; at >= first; at--) {
    if (archive.readUInt32LE(at) === END) return at
  }
  throw new BrokenZip('is no archive, or breaks off')
}

function contentOf(archive: Buffer, entry: Entry, mostBytes: number): Buffer {
  const { flags, method, packedBytes, offset } = entry
  if ((flags & 1) !== 0) throw new BrokenZip('is encrypted')
  if (offset + LOCAL_BYTES > archive.length || archive.readUInt32LE(offset) !== LOCAL)
    throw new BrokenZip('has a damaged file')
  const start = offset + LOCAL_BYTES + archive.readUInt16LE(offset + 26) + archive.readUInt16LE(offset + 28)
  const packed = archive.subarray(start, start + packedBytes)
  if (packed.length !== packedBytes) throw new BrokenZip('breaks off')
  if (method !== 0 && method !== 8) throw new BrokenZip('is packed in an unknown way')
  if (method === 0) return packed
  try {
    return inflateRawSync(packed, { maxOutputLength: mostBytes })
  } catch {
    throw new BrokenZip('has a damaged file, or one that is too large')
  }
}
