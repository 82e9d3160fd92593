import { crc32, deflateSync } from 'node:zlib'

const WIDTH = 78
const HEIGHT = 102

/** A PNG of the outline of a person, in place of a photo. */
export function photo(): Buffer {
  const rows = Buffer.alloc((WIDTH * 3 + 1) * HEIGHT)
  for (let y = 0; y < HEIGHT; y++) {
    for (let x = 0; x < WIDTH; x++) {
      const isHead = Math.hypot(x - 39, (y - 38) * 0.85) < 18
      const isBody = Math.hypot((x - 39) * 0.75, y - 104) < 36
      const shade = isHead ? [214, 178, 150] : isBody ? [58, 70, 104] : [206, 216, 226 - (y >> 2)]
      rows.set(shade, y * (WIDTH * 3 + 1) + 1 + x * 3)
    }
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(WIDTH, 0)
  header.writeUInt32BE(HEIGHT, 4)
  header.set([8, 2, 0, 0, 0], 8)
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}
