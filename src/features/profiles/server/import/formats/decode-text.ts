/**
 * The text of a file: by its byte order mark, by the encoding that XML declares, else UTF-8. Null if the bytes are none,
 * or the encoding is unknown: characters are never replaced silently.
 */
export function decodeText(bytes: Buffer): string | null {
  const mark = MARKS.find(([begins]) => bytes.subarray(0, begins.length).equals(begins))
  const declared = /^\s*<\?xml\s[^>]*\bencoding\s*=\s*["']([\w-]+)/.exec(
    bytes.toString('latin1', 0, 200),
  )?.[1]
  try {
    const text = new TextDecoder(mark?.[1] ?? declared ?? 'utf-8', { fatal: true }).decode(bytes)
    return text.includes('\0') ? null : text
  } catch {
    return null
  }
}

const MARKS = [
  [Buffer.from([0xef, 0xbb, 0xbf]), 'utf-8'],
  [Buffer.from([0xff, 0xfe]), 'utf-16le'],
  [Buffer.from([0xfe, 0xff]), 'utf-16be'],
] as const
