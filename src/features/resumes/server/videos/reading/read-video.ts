import { mediaInfoFactory } from 'mediainfo.js'
import { type Box, boxesIn, Damaged, readerOf } from './boxes.ts'
import { keepOnlyMedia } from './keep-only-media.ts'
import { movieSeconds, type Track, tracksOf } from './tracks.ts'

/**
 * Reads a video, in a limited process. A file says its length in many places, and players believe different ones. Each
 * must be short enough: those that MediaInfo reads, and those that our own reader finds, which also adds up the samples.
 */
export interface ReadVideo {
  /** At least 1. */
  milliseconds: number
  width: number
  height: number
}

/** `outside`: samples are to come from another file. */
export type VideoTrouble = 'type' | 'damaged' | 'length' | 'outside'

export async function readVideo(
  bytes: Buffer,
  { lessThanSeconds }: { lessThanSeconds: number },
): Promise<{ video: ReadVideo; kept: Buffer } | VideoTrouble> {
  if (!isMp4(bytes)) return 'type'
  try {
    const top = boxesIn(bytes)
    const movies = top.filter(({ type }) => type === 'moov')
    const [movie] = movies
    if (movie === undefined || movies.length > 1) return 'damaged'
    const all = tracksOf(bytes, movie, top)
    if (all.some(({ isOutside }) => isOutside)) return 'outside'
    const tracks = all.filter(({ handler }) => handler === 'vide' || handler === 'soun')
    const [film] = tracks.filter(({ handler }) => handler === 'vide')
    if (film === undefined || !tracks.every(isPlayed)) return 'type'
    if (film.width === 0 || film.height === 0) return 'damaged'
    return await measured(bytes, { movie, all, tracks, film, lessThanSeconds })
  } catch (error) {
    if (error instanceof Damaged) return 'damaged'
    throw error
  }
}

async function measured(
  bytes: Buffer,
  found: { movie: Box; all: Track[]; tracks: Track[]; film: Track; lessThanSeconds: number },
): Promise<{ video: ReadVideo; kept: Buffer } | VideoTrouble> {
  const { movie, all, tracks, film, lessThanSeconds } = found
  const said = Math.max(movieSeconds(bytes, movie), ...all.map(({ seconds }) => seconds))
  if (said >= lessThanSeconds) return 'length'
  const milliseconds = Math.round(1000 * Math.max(said, await secondsByMediaInfo(bytes)))
  if (film.seconds === 0 || milliseconds === 0) return 'damaged'
  if (milliseconds >= lessThanSeconds * 1000) return 'length'
  const { width, height } = film
  return { video: { milliseconds, width, height }, kept: keepOnlyMedia(bytes, tracks) }
}

/** It begins with `ftyp`, and names a brand of MP4; QuickTime has another one. */
function isMp4(bytes: Buffer): boolean {
  if (bytes.length < 16 || bytes.toString('latin1', 4, 8) !== 'ftyp') return false
  const read = readerOf(bytes, { content: 8, end: Math.min(bytes.length, bytes.readUInt32BE(0)) })
  const brands: string[] = []
  while (read.left() >= 4) brands.push(read.type())
  return brands.some((brand, place) => place !== 1 && BRANDS.test(brand))
}

const BRANDS = /^(mp4[12]|isom|iso[2-9]|avc1|M4V |MSNV|dash|3gp[4-9]|hvc1|av01)$/

/** What browsers play: H.264, HEVC, AV1, VP9; AAC and MP3, Opus, FLAC. */
const isPlayed = ({ handler, codecs }: Track): boolean =>
  codecs.every((codec) => (handler === 'vide' ? FILMS : SOUNDS).has(codec))

const FILMS: ReadonlySet<string> = new Set(['avc1', 'avc3', 'hvc1', 'hev1', 'av01', 'vp09'])
const SOUNDS: ReadonlySet<string> = new Set(['mp4a', 'Opus', 'fLaC', '.mp3'])

/** The longest length that it finds; 0: none. */
async function secondsByMediaInfo(bytes: Buffer): Promise<number> {
  const info = await mediaInfoFactory({ format: 'object' })
  try {
    const { media } = await info.analyzeData(bytes.length, (size, offset) =>
      bytes.subarray(offset, offset + size),
    )
    const lengths = (media?.track ?? []).map((track) => ('Duration' in track ? Number(track.Duration) : 0))
    return Math.max(0, ...lengths.filter(Number.isFinite))
  } finally {
    info.close()
  }
}
