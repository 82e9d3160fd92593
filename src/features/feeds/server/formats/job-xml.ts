import type { FeedContext, FeedRow } from '../feed-row.ts'
import { rawPosting } from '../raw-posting.ts'
import { plainName, postingByNames } from './field-names.ts'
import { type XmlEntry, xmlEntries } from './xml-entries.ts'

/**
 * XML of `<job>` elements as Indeed introduced it and other aggregators (LinkedIn, Jooble, Talent.com) vary it, and
 * RSS. They differ in names only.
 */
export const jobXmlRows = (text: AsyncIterable<string>, context: FeedContext) => rows(text, 'job', context)
export const rssRows = (text: AsyncIterable<string>, context: FeedContext) => rows(text, 'item', context)

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
          // An entry of RSS is known by its guid or, without one, by its address.
          id: said.id || said.url || '',
          company: said.company || company,
        })
      },
    }
  }
}

function namesOf(entry: XmlEntry): (name: string) => string {
  const values = new Map<string, string>()
  for (const [name, texts] of entry) {
    // `location/city` answers to its last name, unless there is a `city` beside; markup left in a text is its text.
    for (const known of [
      plainName(name),
      plainName(name.split('/').at(-1) ?? ''),
      plainName(name.split('/')[0] ?? ''),
    ]) {
      if (!values.has(known)) values.set(known, texts.join('\n'))
    }
  }
  return (name) => values.get(name) ?? ''
}
