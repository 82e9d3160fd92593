import { decodeEntities } from './decode-entities.ts'

/** Why a document is refused, as a predicate without its subject. */
export class BrokenXml extends Error {}

/**
 * A streaming XML parser: a file of gigabytes passes in chunks, and only the current token is in memory. It is strict
 * where leniency would accept a torn document as complete (tags must match, the root must end), and lenient where real
 * documents are careless (undeclared entities stay as they are). Documents cannot define entities: a document type with
 * definitions is refused, so there is nothing to expand and nothing to fetch.
 */
export class XmlReader {
  #rest = ''
  #open: string[] = []
  #hasRoot = false

  /** Call it after the last chunk. */
  end(): void {
    if (!this.#hasRoot) throw new BrokenXml('is not XML')
    if (this.#open.length > 0 || this.#rest.trim() !== '') throw new BrokenXml('breaks off in the middle')
  }

  /** The tokens that this chunk completes. Throws `BrokenXml`. */
  *read(chunk: string): Generator<XmlToken> {
    const text = this.#rest + chunk
    let at = 0
    for (;;) {
      const end = endOfToken(text, at)
      if (end < 0) break
      const token = this.#tokenOf(text.slice(at, end))
      if (token) yield token
      at = end
    }
    this.#rest = text.slice(at)
    if (this.#rest.length > LONGEST_TEXT)
      throw new BrokenXml(`has an entry longer than ${LONGEST_TEXT.toLocaleString('en')} characters`)
  }

  #tokenOf(written: string): XmlToken | null {
    if (!written.startsWith('<')) return this.#text(decodeEntities(written))
    if (written.startsWith('<![CDATA[')) return this.#text(written.slice(9, -3))
    if (written.startsWith('<!--') || written.startsWith('<?')) return null
    if (written.startsWith('<!')) return refuseDefinitions(written)
    return written.startsWith('</') ? this.#close(written.slice(2, -1).trim()) : this.#openTag(written)
  }

  #text(text: string): XmlToken | null {
    if (this.#open.length > 0) return { kind: 'text', text }
    if (text.replace('\ufeff', '').trim() !== '') throw new BrokenXml('has text outside of its root')
    return null
  }

  #openTag(written: string): XmlToken {
    const isEmpty = written.endsWith('/>')
    const inner = written.slice(1, isEmpty ? -2 : -1)
    const name = /^[^\s/]+/.exec(inner)?.[0]
    if (!name) throw new BrokenXml('has a tag without a name')
    if (this.#open.length === 0 && this.#hasRoot) throw new BrokenXml('has more than one root')
    this.#hasRoot = true
    if (!isEmpty) this.#open.push(name)
    if (this.#open.length > DEEPEST) throw new BrokenXml(`is nested deeper than ${DEEPEST} levels`)
    return {
      kind: 'open',
      name: name.toLowerCase(),
      attributes: attributesOf(inner.slice(name.length)),
      isEmpty,
    }
  }

  #close(name: string): XmlToken {
    const expected = this.#open.pop()
    if (name !== expected) {
      throw new BrokenXml(`closes <${name.slice(0, 100)}> where <${expected ?? 'nothing'}> is open`)
    }
    return { kind: 'close', name: name.toLowerCase() }
  }
}

/** Names are in lower case, with their prefix. */
export type XmlToken =
  | { kind: 'open'; name: string; attributes: ReadonlyMap<string, string>; isEmpty: boolean }
  | { kind: 'close'; name: string }
  | { kind: 'text'; text: string }

/** How deep elements may be nested; real documents stay below twenty. */
const DEEPEST = 64
/** Characters between two tags, and of one tag with its attributes. */
const LONGEST_TEXT = 8_000_000
const LONGEST_TAG = 65_536

const MARKS: readonly (readonly [start: string, end: string])[] = [
  ['<![CDATA[', ']]>'],
  ['<!--', '-->'],
  ['<?', '?>'],
]
const LONGEST_MARK = 9

/** The end of the token that begins here; negative if it isn't complete yet. */
function endOfToken(text: string, at: number): number {
  if (at >= text.length) return -1
  if (text[at] !== '<') return text.indexOf('<', at)
  // The kind of token is known only after some characters.
  if (text[at + 1] === '!' && text.length - at < LONGEST_MARK) return -1
  for (const [start, end] of MARKS) {
    if (!text.startsWith(start, at)) continue
    const found = text.indexOf(end, at + start.length)
    return found < 0 ? -1 : found + end.length
  }
  return endOfTag(text, at)
}

/** A '>' within quotes doesn't end a tag. */
function endOfTag(text: string, at: number): number {
  for (let end = at + 1; end < text.length; end++) {
    const sign = text[end]
    if (end - at > LONGEST_TAG) throw new BrokenXml('has a tag without an end')
    if (sign === '>') return end + 1
    if (sign === '"' || sign === "'") {
      end = text.indexOf(sign, end + 1)
      if (end < 0) return -1
    }
  }
  return -1
}

function refuseDefinitions(written: string): null {
  if (/^<!DOCTYPE\s[^[<]*>$/i.test(written)) return null
  throw new BrokenXml('defines a document type, which is not read for safety')
}

const ATTRIBUTE = /([^\s=]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g

function attributesOf(written: string): ReadonlyMap<string, string> {
  return new Map(
    [...written.matchAll(ATTRIBUTE)].map(([, name = '', double, single]) => [
      name.toLowerCase(),
      decodeEntities(double ?? single ?? ''),
    ]),
  )
}
