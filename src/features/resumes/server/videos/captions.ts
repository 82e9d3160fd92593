/**
 * Captions as they are stored. The file is read and written anew: times and words go on, and `<b>`, `<i>`, `<u>` and the
 * names of speakers (`<v Mai>`). Styles, regions, notes and everything else of WebVTT are left out, so a player gets
 * nothing but text. SubRip (`.srt`) is read too: it differs by the comma in its times.
 */
export function readCaptions(bytes: Buffer): string | null {
  const text = bytes.length > MOST_BYTES ? null : textOf(bytes)
  if (text === null) return null
  const cues = text
    .replaceAll(/\r\n?/g, '\n')
    .split(/\n{2,}/)
    .map(cueIn)
    .filter((cue) => cue !== null)
  if (cues.length === 0 || cues.length > MOST_CUES) return null
  const written = cues
    .toSorted((a, b) => a.from - b.from)
    .map(({ from, to, lines }) => `${timeOf(from)} --> ${timeOf(to)}\n${lines.join('\n')}\n`)
  return ['WEBVTT\n', ...written].join('\n')
}

const MOST_BYTES = 256 * 1024
const MOST_CUES = 2000
const MOST_LINES = 6
const MOST_CHARACTERS = 300

/** Null unless it is UTF-8 without zeros, or UTF-16 that says so. */
function textOf(bytes: Buffer): string | null {
  const encoding = bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : 'utf-8'
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes)
    return text.includes('\0') ? null : text
  } catch {
    return null
  }
}

interface Cue {
  /** Milliseconds. */
  from: number
  to: number
  lines: string[]
}

const OTHER_BLOCK = /^(?:NOTE|STYLE|REGION)(?:\s|$)/
const TIMES = /^\s*([\d:.,]{1,20})\s+-->\s+([\d:.,]{1,20})(?:\s|$)/

/** Null for any other block: a head, a note, a style. */
function cueIn(block: string): Cue | null {
  const lines = block.split('\n').filter((line) => line.trim() !== '')
  const place = lines.findIndex((line) => TIMES.test(line))
  // Before the times there is at most a name of the cue.
  if (place < 0 || place > 1 || (place === 1 && OTHER_BLOCK.test(lines[0] ?? ''))) return null
  const [, first = '', second = ''] = TIMES.exec(lines[place] ?? '') ?? []
  const [from, to] = [millisecondsOf(first), millisecondsOf(second)]
  const words = lines.slice(place + 1, place + 1 + MOST_LINES).map(plainLine)
  const said = words.filter((line) => line.replaceAll(/<[^>]*>/g, '').trim() !== '')
  return from === null || to === null || to <= from || said.length === 0 ? null : { from, to, lines: said }
}

function millisecondsOf(time: string): number | null {
  const [, hours = '0', minutes, seconds, thousandths] =
    /^(?:(\d{1,3}):)?([0-5]?\d):([0-5]?\d)[.,](\d{3})$/.exec(time) ?? []
  if (minutes === undefined) return null
  return ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000 + Number(thousandths)
}

function timeOf(milliseconds: number): string {
  const part = (unit: number, of: number) => Math.floor(milliseconds / unit) % of
  const two = (count: number) => String(count).padStart(2, '0')
  const hours = two(Math.floor(milliseconds / 3_600_000))
  const rest = String(milliseconds % 1000).padStart(3, '0')
  return `${hours}:${two(part(60_000, 60))}:${two(part(1000, 60))}.${rest}`
}

const KNOWN_TAG = /^<(?:\/?[biu]|\/v|v(?:\.[\w.]{1,50})? [^<>&\n]{1,60})>$/

/** Known tags stay. Everything else is text: an arrow in it would be read as times. */
function plainLine(line: string): string {
  return [...line]
    .slice(0, MOST_CHARACTERS)
    .join('')
    .split(/(<[^<>]*>)/)
    .map((part, place) => (place % 2 === 1 ? (KNOWN_TAG.test(part) ? part : '') : escaped(part)))
    .join('')
    .trim()
}

const escaped = (text: string): string =>
  text
    .replaceAll(/\p{Cc}/gu, ' ')
    .replaceAll(/&(?!(?:amp|lt|gt|nbsp|lrm|rlm|#\d{1,6});)/g, '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
