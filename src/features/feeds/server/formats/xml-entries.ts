import { BrokenFeed } from '../broken-feed.ts'
import { MAX_ROW_LENGTH } from '../feed-limits.ts'
import { TOO_LONG, XmlReader, type XmlToken } from './xml-reader.ts'

/**
 * An entry of an XML feed: the texts of its elements by name. An element within another is known as `outer/inner`,
 * an attribute of the entry as `@name`; a name may stand several times.
 */
export type XmlEntry = ReadonlyMap<string, readonly string[]>

/** The elements of this name, one after the other, wherever they stand. */
export async function* xmlEntries(text: AsyncIterable<string>, name: string): AsyncGenerator<XmlEntry> {
  const reader = new XmlReader()
  let entry: EntryBuilder | null = null
  for await (const chunk of text) {
    for (const token of reader.read(chunk)) {
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
  reader.end()
}

class EntryBuilder {
  readonly fields = new Map<string, string[]>()
  isComplete = false
  #path: string[] = []
  #texts: string[] = ['']
  #length = 0

  constructor(attributes: ReadonlyMap<string, string>) {
    for (const [name, value] of attributes) this.#put(`@${name}`, value)
  }

  add(token: XmlToken): void {
    if (token.kind === 'text') this.#addText(token.text)
    else if (token.kind === 'open') this.#open(token.name, token.isEmpty)
    else this.#close()
  }

  #addText(text: string): void {
    this.#length += text.length
    if (this.#length > MAX_ROW_LENGTH) throw new BrokenFeed(TOO_LONG)
    this.#texts.push((this.#texts.pop() ?? '') + text)
  }

  #open(name: string, isEmpty: boolean): void {
    this.#length += name.length + 1
    if (this.#length > MAX_ROW_LENGTH) throw new BrokenFeed(TOO_LONG)
    if (isEmpty) return
    this.#path.push(name)
    this.#texts.push('')
  }

  #close(): void {
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
