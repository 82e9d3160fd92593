import type { FeedContext, FeedRow } from '../feed-row.ts'
import { rawPosting } from '../raw-posting.ts'
import { plainName, postingByNames } from './field-names.ts'
import { type XmlEntry, xmlEntries } from './xml-entries.ts'

/**
 * XML of `<job>` elements as introduced by Indeed and varied by other aggregators (LinkedIn, Jooble, Talent.com), RSS
 * from 1.0 (RDF) to 2.0, and Atom (RFC 4287). They differ in names only.
 */
export const jobXmlRows = (text: AsyncIterable<string>, context: FeedContext) => rows(text, 'job', context)
export const rssRows = (text: AsyncIterable<string>, context: FeedContext) => rows(text, 'item', context)
export const atomRows = (text: AsyncIterable<string>, context: FeedContext) => rows(text, 'entry', context)

async function* rows(
  text: AsyncIterable<string>,
  element: string,
  { source, company }: FeedContext,
): AsyncGenerator<FeedRow> {
  let number = 0
  for await (const entry of xmlEntries(text, element)) {
    number++
    yield {
      number,
      written: () => JSON.stringify(Object.fromEntries(entry)),
      read: () => {
        const said = postingByNames(namesOf(entry))
        return rawPosting({
          ...said,
          source: source ?? '',
          // An entry of RSS is identified by its guid or, without one, by its address.
          id: said.id || said.url || '',
          company: said.company || company,
        })
      },
    }
  }
}

function namesOf(entry: XmlEntry): (name: string) => string {
  const values = new Map<string, string>()
  for (const nameIn of NAME_FORMS) {
    for (const [name, texts] of entry) {
      const known = plainName(nameIn(name))
      if (!values.has(known)) values.set(known, texts.join('\n'))
    }
  }
  return (name) => values.get(name) ?? ''
}

/** `location/city` is read as `city` unless the entry has a `city` too; `dc:date` is read as `date` likewise. */
const NAME_FORMS: readonly ((name: string) => string)[] = [
  (name) => name,
  (name) => name.slice(name.lastIndexOf('/') + 1),
  (name) => name.slice(name.lastIndexOf('/') + 1).replace(/^[^:]*:/, ''),
  (name) => name.split('/')[0] ?? '',
]
