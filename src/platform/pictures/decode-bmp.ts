import nsbmp from '@cwasm/nsbmp'
import sharp, { type Sharp } from 'sharp'

/** The library of all other pictures does not know BMP. */

/** Pixels that the head of the file declares; the decoder would reserve memory for all of them. */
export function bmpPixels(bytes: Buffer): number {
  const headSize = bytes.readUInt32LE(14)
  const [width, height] =
    headSize === OS2_HEAD
      ? [bytes.readUInt16LE(18), bytes.readUInt16LE(20)]
      : [bytes.readInt32LE(18), bytes.readInt32LE(22)]
  return Math.abs(width) * Math.abs(height)
}

const OS2_HEAD = 12

export function decodeBmp(bytes: Buffer): Sharp {
  const { width, height, data } = nsbmp.decode(bytes)
  return sharp(Buffer.from(data.buffer, data.byteOffset, data.byteLength), {
    raw: { width, height, channels: 4 },
    limitInputPixels: false,
  })
}
