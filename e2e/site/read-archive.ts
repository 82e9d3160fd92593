import { inflateRawSync } from 'node:zlib'

const END = 0x06054b50
const ENTRY = 0x02014b50

/** The files of a ZIP archive by their names, found by its directory as programs do. */
export function readArchive(archive: Buffer): Map<string, string> {
  const end = archive.length - 22
  if (archive.readUInt32LE(end) !== END) throw new Error('The archive has no end.')
  const files = new Map<string, string>()
  let at = archive.readUInt32LE(end + 16)
  while (archive.readUInt32LE(at) === ENTRY) {
    const [packed, named] = [archive.readUInt32LE(at + 20), archive.readUInt16LE(at + 28)]
    const start = archive.readUInt32LE(at + 42)
    const body = start + 30 + archive.readUInt16LE(start + 26) + archive.readUInt16LE(start + 28)
    const bytes = archive.subarray(body, body + packed)
    const isPacked = archive.readUInt16LE(at + 10) === 8
    files.set(
      archive.subarray(at + 46, at + 46 + named).toString(),
      (isPacked ? inflateRawSync(bytes) : bytes).toString(),
    )
    at += 46 + named + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32)
  }
  return files
}
