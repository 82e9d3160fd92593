import { BrokenXml, XmlReader, type XmlToken } from '#shared/xml-reader.ts'
import { BrokenFeed } from '../feed-errors.ts'
import { MAX_ROW_LENGTH } from '../feed-limits.ts'

/**
 * An entry of an XML feed: the texts of its elements by name. An element within another is named `outer/inner`, an
 * attribute of the entry `@name`; a name may occur several times. Markup within a text, as in XHTML, is part of the
 * text. Atom has addresses and terms in attributes: an address becomes the text of its `link`, a term the text of its
 * `category`.
 */
export type XmlEntry = ReadonlyMap<string, readonly string[]>

/** The elements of this name, one after the other, wherever they are in the document. */
export async function* xmlEntries(text: AsyncIterable<string>, name: string): AsyncGenerator<XmlEntry> {
  let entry: EntryBuilder | null = null
  for await (const token of tokensOf(text)) {
    if (entry === null) {
      if (token.kind !== 'open' || token.name !== name) continue
      entry = new EntryBuilder(token.attributes)
      if (!token.isEmpty) continue
    } else {
      entry.add(token)
      if (!entry.isComplete) continue
    }
    yield entry.fields
    entry = null
  }
}

async function* tokensOf(text: AsyncIterable<string>): AsyncGenerator<XmlToken> {
  const reader = new XmlReader()
  try {
    for await (const chunk of text) yield* reader.read(chunk)
    reader.end()
  } catch (error) {
    throw error instanceof BrokenXml ? new BrokenFeed(error.message) : error
  }
}

const TOO_LONG = `has an entry longer than ${MAX_ROW_LENGTH.toLocaleString('en')} characters`

class EntryBuilder {
  readonly fields = new Map<string, string[]>()
  isComplete = false
  #path: string[] = []
  #markup: string[] = []
  #texts: string[] = ['']
  #length = 0

  constructor(attributes: ReadonlyMap<string, string>) {
    for (const [name, value] of attributes) this.#put(`@${name}`, value)
  }

  add(token: XmlToken): void {
    if (token.kind === 'text') this.#addText(this.#markup.length > 0 ? escaped(token.text) : token.text)
    else if (token.kind === 'close') this.#close()
    else if (this.#path.length > 0 && MARKUP.has(localName(token.name))) this.#openMarkup(token)
    else this.#open(token)
  }

  #addText(text: string): void {
    this.#length += text.length
    if (this.#length > MAX_ROW_LENGTH) throw new BrokenFeed(TOO_LONG)
    this.#texts.push((this.#texts.pop() ?? '') + text)
  }

  #openMarkup({ name, isEmpty }: OpenTag): void {
    this.#addText(`<${localName(name)}>`)
    if (!isEmpty) this.#markup.push(localName(name))
  }

  #open({ name, attributes, isEmpty }: OpenTag): void {
    this.#length += name.length + 1
    if (this.#length > MAX_ROW_LENGTH) throw new BrokenFeed(TOO_LONG)
    this.#path.push(name)
    this.#texts.push(textOfAttributes(name, attributes))
    if (isEmpty) this.#close()
  }

  #close(): void {
    const markup = this.#markup.pop()
    if (markup !== undefined) {
      this.#addText(`</${markup}>`)
      return
    }
    const text = this.#texts.pop() ?? ''
    if (this.#path.length === 0) this.isComplete = true
    else this.#put(this.#path.join('/'), text)
    this.#path.pop()
  }

  #put(name: string, text: string): void {
    const value = text.trim()
    if (value === '') return
    const values = this.fields.get(name) ?? []
    values.push(value)
    this.fields.set(name, values)
  }
}

type OpenTag = Extract<XmlToken, { kind: 'open' }>

const MARKUP = new Set(
  'a b br dd div dl dt em h1 h2 h3 h4 h5 h6 hr i li ol p span strong table tbody td th thead tr u ul'.split(
    ' ',
  ),
)

const localName = (name: string): string => name.slice(name.indexOf(':') + 1)

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** Links that lead elsewhere than to the posting (`rel="self"`, an enclosure) are ignored. */
function textOfAttributes(name: string, attributes: ReadonlyMap<string, string>): string {
  if (name === 'category') return attributes.get('label') ?? attributes.get('term') ?? ''
  return name === 'link' && (attributes.get('rel') ?? 'alternate') === 'alternate'
    ? (attributes.get('href') ?? '')
    : ''
}
