import { deflateRawSync, deflateSync, gzipSync } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'
import type { PictureTrouble } from './picture-task.ts'

/** A file that means harm, and what may become of it. */
export interface HostileFile {
  what: string
  name: string
  bytes: Buffer
  outcomes: readonly Outcome[]
}

/** `taken`: its picture is taken, and nothing else of it. `size`: it is not even read. */
export type Outcome = 'taken' | 'size' | PictureTrouble

const ANY: readonly Outcome[] = ['taken', 'type', 'damaged', 'pixels']

/** Some two hundred files by the harm they mean, made anew: the same every time. */
export async function hostileFiles(): Promise<Record<string, HostileFile[]>> {
  const drawn = sharp({ create: { width: 64, height: 48, channels: 3, background: 'teal' } })
  const jpg = await drawn.clone().jpeg().toBuffer()
  const png = await drawn.clone().png().toBuffer()
  const real = Object.entries({ 'a.jpg': jpg, 'a.png': png, 'a.bmp': bitmap(64, 48) })
  return {
    strangers: strangers(await others(drawn)),
    truncated: real.flatMap(([name, bytes]) => truncated(name, bytes)),
    flipped: real.flatMap(([name, bytes]) => flipped(name, bytes)),
    polyglots: real.flatMap(([name, bytes]) => polyglots(name, bytes)),
    bombs: bombs(),
    lies: lies(png),
    sizes: [
      { what: 'nothing', name: 'empty.png', bytes: Buffer.alloc(0), outcomes: ['damaged'] },
      {
        what: 'too many bytes',
        name: 'large.jpg',
        bytes: Buffer.concat([jpg, Buffer.alloc(10.5e6)]),
        outcomes: ['size'],
      },
    ],
  }
}

/** Files of other types, under the names of pictures. */
function strangers(files: Readonly<Record<string, Buffer>>): HostileFile[] {
  return Object.entries(files).flatMap(([what, bytes]) =>
    ['jpg', 'png', 'bmp'].map((extension) => ({
      what: `${what} as ${extension}`,
      name: `me.${extension}`,
      bytes,
      outcomes: ['type', 'damaged'],
    })),
  )
}

async function others(drawn: Sharp): Promise<Record<string, Buffer>> {
  const of = (text: string) => Buffer.from(text)
  return {
    'an SVG with a script': of('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    'an SVG that reads a file': of(
      '<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg xmlns="http://www.w3.org/2000/svg"><text>&x;</text></svg>',
    ),
    'an SVG that asks the network': of(
      '<svg xmlns="http://www.w3.org/2000/svg"><image href="http://127.0.0.1/x.png"/></svg>',
    ),
    'a laughing XML': of(
      `<!DOCTYPE l [<!ENTITY a "lol">${'bcdefghij'
        .split('')
        .map((c, i) => `<!ENTITY ${c} "${`&${'abcdefghi'[i]};`.repeat(10)}">`)
        .join('')}]><svg>&j;</svg>`,
    ),
    'a page': of('<!doctype html><script>alert(document.cookie)</script>'),
    'a script for ImageMagick': of(
      'push graphic-context\nfill \'url(https://a.test/"|id")\'\npop graphic-context',
    ),
    'a PostScript': of('%!PS\n(/etc/passwd) (r) file'),
    'a PDF': of('%PDF-1.7\n1 0 obj<</OpenAction<</S/JavaScript/JS(app.alert(1))>>>>endobj'),
    'a program': Buffer.concat([of('\x7fELF\x02\x01\x01'), Buffer.alloc(200)]),
    'a Windows program': Buffer.concat([of('MZ'), Buffer.alloc(200)]),
    'a shell script': of('#!/bin/sh\nrm -rf /\n'),
    'a ZIP': zipped(of('x')),
    'a ZIP bomb': zipped(Buffer.alloc(20_000_000)),
    'a gzip bomb': gzipSync(Buffer.alloc(20_000_000)),
    'a playlist': of('#EXTM3U\n#EXT-X-MEDIA-SEQUENCE:0\nfile:///etc/passwd'),
    'a JSON': of('{"__proto__":{"x":1}}'),
    'a GIF': await drawn.clone().gif().toBuffer(),
    'a WebP': await drawn.clone().webp().toBuffer(),
    'a TIFF': await drawn.clone().tiff().toBuffer(),
    'an AVIF': await drawn.clone().avif({ effort: 0 }).toBuffer(),
    noise: Buffer.from(Array.from({ length: 5000 }, (_, i) => (i * 7919 + (i >> 3)) & 255)),
    zeros: Buffer.alloc(5000),
  }
}

const truncated = (name: string, bytes: Buffer): HostileFile[] =>
  [2, 4, 8, 14, 18, 26, 30, 40, 54, 60, 0.3, 0.5, 0.7, 0.9].map((cut) => ({
    what: `${name} that ends at ${cut}`,
    name,
    bytes: bytes.subarray(0, cut < 1 ? Math.floor(bytes.length * cut) : cut),
    outcomes: cut < 1 && name !== 'a.bmp' ? ['damaged'] : ANY,
  }))

/** With a byte turned: most in the head, where sizes and offsets are. */
const flipped = (name: string, bytes: Buffer): HostileFile[] =>
  Array.from({ length: 20 }, (_, i) => {
    const copy = Buffer.from(bytes)
    const at = (2 + i * 3) % copy.length
    copy[at] = 255 - (copy[at] ?? 0)
    return { what: `${name} with another byte at ${at}`, name, bytes: copy, outcomes: ANY }
  })

/** A picture that is something else too: only its pixels are taken. */
const polyglots = (name: string, bytes: Buffer): HostileFile[] =>
  Object.entries({
    'a script': '<script>alert(1)</script>',
    'a page': '<!doctype html><iframe src=//evil.test>',
    PHP: '<?php system($_GET[0]);',
    'a PDF': '%PDF-1.7 trailer<<>>',
  })
    .map(([what, tail]): [string, Buffer] => [what, Buffer.from(tail)])
    .concat([['a ZIP', zipped(Buffer.from('evil'))]])
    .map(([what, tail]) => ({
      what: `${name} and ${what}`,
      name,
      bytes: Buffer.concat([bytes, tail]),
      outcomes: ['taken'],
    }))

/** Pictures whose few bytes declare very many pixels. */
const bombs = (): HostileFile[] =>
  [
    [20_000, 20_000],
    [50_000, 50_000],
    [65_535, 65_535],
    [1, 2_000_000_000],
    [2_147_483_647, 2_147_483_647],
  ].flatMap(([width = 0, height = 0]) => [
    {
      what: `a PNG of ${width} × ${height}`,
      name: 'b.png',
      bytes: flatPng(width, height),
      // No PNG may be that long.
      outcomes: [height < 1_000_000_000 ? 'pixels' : 'damaged'],
    },
    {
      what: `a BMP of ${width} × ${height}`,
      name: 'b.bmp',
      bytes: bitmap(1, 1, width, height),
      outcomes: ['pixels'],
    },
    {
      what: `a BMP of ${width} × -${height}`,
      name: 'b.bmp',
      bytes: bitmap(1, 1, width, -height),
      outcomes: ['pixels'],
    },
  ])

/** Pictures with parts that lie about themselves, or that unpack to very much. */
const lies = (png: Buffer): HostileFile[] => [
  { what: 'a PNG with a text bomb', name: 'c.png', bytes: withChunk(png, 'zTXt', bombText()), outcomes: ANY },
  {
    what: 'a PNG with a profile bomb',
    name: 'c.png',
    bytes: withChunk(png, 'iCCP', bombText()),
    outcomes: ANY,
  },
  {
    what: 'a PNG with a script as text',
    name: 'c.png',
    bytes: withChunk(png, 'tEXt', Buffer.from('x\0<script>')),
    outcomes: ['taken'],
  },
  {
    what: 'a PNG with a broken EXIF',
    name: 'c.png',
    bytes: withChunk(png, 'eXIf', Buffer.from('MM\0*\xff\xff\xff\xff', 'latin1')),
    outcomes: ANY,
  },
]

const bombText = () => Buffer.concat([Buffer.from('x\0\0'), deflateSync(Buffer.alloc(50_000_000))])

/** Declares any size; its pixels are those of `width` and `height`. */
function bitmap(width: number, height: number, declaredWidth = width, declaredHeight = height): Buffer {
  const row = Math.ceil((width * 3) / 4) * 4
  const bytes = Buffer.alloc(54 + row * height, 120)
  bytes.fill(0, 0, 54)
  bytes.write('BM')
  bytes.writeUInt32LE(bytes.length, 2)
  bytes.writeUInt32LE(54, 10)
  bytes.writeUInt32LE(40, 14)
  bytes.writeInt32LE(declaredWidth, 18)
  bytes.writeInt32LE(declaredHeight, 22)
  bytes.writeUInt16LE(1, 26)
  bytes.writeUInt16LE(24, 28)
  return bytes
}

function flatPng(width: number, height: number): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.writeUInt8(8, 8)
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.alloc(1_000_000))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** Behind the head of the picture. */
const withChunk = (png: Buffer, type: string, content: Buffer): Buffer =>
  Buffer.concat([png.subarray(0, 33), chunk(type, content), png.subarray(33)])

function chunk(type: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type), content])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(content.length)
  sum.writeUInt32BE(checksum(named))
  return Buffer.concat([length, named, sum])
}

function checksum(bytes: Buffer): number {
  let sum = 0xffffffff
  for (const byte of bytes) {
    sum ^= byte
    for (let bit = 0; bit < 8; bit++) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1
  }
  return ~sum >>> 0
}

function zipped(content: Buffer): Buffer {
  const head = Buffer.alloc(30)
  head.writeUInt32LE(0x04034b50, 0)
  head.writeUInt16LE(20, 4)
  head.writeUInt16LE(8, 8)
  const packed = deflateRawSync(content)
  head.writeUInt32LE(packed.length, 18)
  head.writeUInt32LE(content.length, 22)
  return Buffer.concat([head, packed])
}
