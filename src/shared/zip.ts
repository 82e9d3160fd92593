import { crc32, deflateRawSync } from 'node:zlib'

interface ZippedFile {
  /** A UTF-8 path without a leading slash. */
  name: string
  content: string
  encoding?: 'base64' | undefined
}

/** Writes a ZIP archive file by file (PKWARE APPNOTE 4.3). For small files: neither a file nor the whole may reach 4 GB. */
export function* zip(files: Iterable<ZippedFile>, time: Date): Generator<Uint8Array> {
  const writer = zipWriter(time)
  for (const file of files) yield* writer.add(file)
  yield writer.end()
}

/**
 * The same for files that are read one after the other: only one is in memory at a time.
 * @param time of all files, in UTC
 */
export function zipWriter(time: Date) {
  const directory: Buffer[] = []
  let offset = 0
  return {
    /** The bytes of a file, in parts. */
    add({ name, content, encoding }: ZippedFile): Uint8Array[] {
      const bytes = Buffer.from(content, encoding ?? 'utf8')
      const packed = deflateRawSync(bytes)
      const path = Buffer.from(name)
      const facts = factsOf({ crc: crc32(bytes), packed: packed.length, size: bytes.length, path, time })
      const local = Buffer.concat([LOCAL, facts, path])
      directory.push(Buffer.concat([CENTRAL, facts, placeOf(offset), path]))
      offset += local.length + packed.length
      return [local, packed]
    },
    /** The bytes behind the last file. */
    end(): Uint8Array {
      const listed = Buffer.concat(directory)
      const end = Buffer.alloc(22)
      end.writeUInt32LE(0x06054b50, 0)
      end.writeUInt16LE(directory.length, 8)
      end.writeUInt16LE(directory.length, 10)
      end.writeUInt32LE(listed.length, 12)
      end.writeUInt32LE(offset, 16)
      return Buffer.concat([listed, end])
    },
  }
}

const LOCAL = Buffer.from('PK\u0003\u0004', 'latin1')
/** Made by version 2.0 of the format. */
const CENTRAL = Buffer.from('PK\u0001\u0002\u0014\u0000', 'latin1')

/** What stands in both headers: version 2.0, names in UTF-8, deflated, time, sum, sizes, no extra field. */
function factsOf(file: { crc: number; packed: number; size: number; path: Buffer; time: Date }): Buffer {
  const { crc, packed, size, path, time } = file
  const facts = Buffer.alloc(26)
  facts.writeUInt16LE(20, 0)
  facts.writeUInt16LE(0x0800, 2)
  facts.writeUInt16LE(8, 4)
  facts.writeUInt16LE(
    (time.getUTCHours() << 11) | (time.getUTCMinutes() << 5) | (time.getUTCSeconds() >> 1),
    6,
  )
  facts.writeUInt16LE(
    ((time.getUTCFullYear() - 1980) << 9) | ((time.getUTCMonth() + 1) << 5) | time.getUTCDate(),
    8,
  )
  facts.writeUInt32LE(crc, 10)
  facts.writeUInt32LE(packed, 14)
  facts.writeUInt32LE(size, 18)
  facts.writeUInt16LE(path.length, 22)
  return facts
}

/** The rest of an entry of the directory: no comment, first disk, and where the file begins. */
function placeOf(offset: number): Buffer {
  const place = Buffer.alloc(14)
  place.writeUInt32LE(offset, 10)
  return place
}
