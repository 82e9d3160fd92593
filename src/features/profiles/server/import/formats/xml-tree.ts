import { wordsOf } from '#shared/said-words.ts'
import { XmlReader } from '#shared/xml-reader.ts'

/** An element of a document. Names are in lower case and without prefix: documents differ in their prefixes. */
export class XmlNode {
  readonly name: string
  readonly children: XmlNode[] = []
  readonly #attributes: ReadonlyMap<string, string>
  #text = ''

  constructor(name: string, attributes: ReadonlyMap<string, string> = new Map()) {
    this.name = name
    this.#attributes = attributes
  }

  add(text: string): void {
    this.#text += text
  }

  /** Its own text. */
  get words(): string | null {
    return wordsOf(this.#text)
  }

  attribute(name: string): string | null {
    return wordsOf(this.#attributes.get(name))
  }

  /** The elements at the end of a path of names. */
  all(path: string): XmlNode[] {
    return path
      .split('/')
      .reduce<XmlNode[]>(
        (nodes, name) => nodes.flatMap((node) => node.children.filter((child) => child.name === name)),
        [this],
      )
  }

  first(path: string): XmlNode | undefined {
    return this.all(path)[0]
  }

  /** The first text at the end of a path. */
  text(path: string): string | null {
    return this.all(path).find(({ words }) => words !== null)?.words ?? null
  }
}

/** The whole document; throws `BrokenXml`. */
export function xmlTree(text: string): XmlNode {
  const reader = new XmlReader()
  const document = new XmlNode('')
  const open = [document]
  for (const token of reader.read(text)) {
    const parent = open.at(-1) ?? document
    if (token.kind === 'text') parent.add(token.text)
    else if (token.kind === 'close') open.pop()
    else {
      const node = new XmlNode(token.name.slice(token.name.indexOf(':') + 1), token.attributes)
      parent.children.push(node)
      if (!token.isEmpty) open.push(node)
    }
  }
  reader.end()
  return document
}
