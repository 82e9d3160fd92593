import { DEFAULT_LANGUAGE, type Language } from '#config/languages.ts'
import { type ListType, nameInList } from '#config/lists/lists.ts'
import { placeParts } from '#config/places/place-phrase.ts'
import { nameOf, titleById } from '#config/taxonomy/taxonomy.ts'
import { formatsFor } from '#i18n/formats.ts'
import { interfaceLanguageFor } from '#i18n/preferred-language.ts'
import { slugId } from '#shared/slug.ts'
import { presentPay } from '../../../jobs/server/door.ts'
import { type PayTexts, payWords } from '../pay-words.ts'
import type { ExportRow } from '../queries.ts'
import { cdata, rfc822, xmlText } from '../xml-text.ts'

/** The publisher, and the texts of a language. */
export interface Publisher {
  name: string
  /** The address visitors see. */
  origin: string
  textsOf: (language: Language) => PayTexts
}

/**
 * The XML of `source` and `job` that Indeed introduced and the other aggregators read as well. It has all open jobs, or
 * it breaks off: readers refuse a feed without its last tag, and they must.
 */
export async function* writeJobXml(
  publisher: Publisher,
  now: Date,
  pages: AsyncIterable<readonly ExportRow[]>,
): AsyncGenerator<string> {
  yield `<?xml version="1.0" encoding="UTF-8"?>
<source>
<publisher>${xmlText(publisher.name)}</publisher>
<publisherurl>${xmlText(publisher.origin)}</publisherurl>
<lastBuildDate>${rfc822(now)}</lastBuildDate>
`
  for await (const page of pages) yield page.map((row) => jobXml(row, publisher)).join('')
  yield '</source>\n'
}

/** Ids of `config/lists`. */
const REMOTE_TYPES: Readonly<Partial<Record<number, string>>> = { 2: 'Hybrid remote', 3: 'Fully remote' }
const JOB_TYPES: Readonly<Partial<Record<number, string>>> = {
  1: 'fulltime',
  2: 'parttime',
  3: 'contract',
  4: 'temporary',
  5: 'internship',
  6: 'contract',
}

function jobXml(row: ExportRow, { origin, textsOf }: Publisher): string {
  const language = interfaceLanguageFor(row.lang) ?? DEFAULT_LANGUAGE
  const { locality, region } = placeParts(row.location_id, language)
  const pay = payWords(
    { pay: presentPay(row), pay_text: row.pay_text },
    textsOf(language),
    formatsFor(language),
  )
  const isStated = pay.isStated || row.pay_text !== null
  const functions = [...row.title_ids.flatMap((id) => titleById(id)?.function ?? []), ...row.function_ids]
  const fields: [string, string | null | undefined][] = [
    ['title', row.title],
    ['date', rfc822(row.posted_at)],
    ['referencenumber', String(row.id)],
    ['requisitionid', String(row.id)],
    ['url', `${origin}/${language}/job/${encodeURIComponent(slugId(row.title, row.id))}`],
    ['company', row.company_name],
    ['companyurl', row.website],
    ['city', locality ?? row.place_text],
    ['state', region],
    ['country', row.country],
    ['streetaddress', row.address],
    ['description', row.description],
    ['salary', isStated ? `${pay.amount} ${pay.period}`.trim() : null],
    ['education', named('degrees', row.degree_id, language)],
    ['jobtype', JOB_TYPES[row.job_type_id ?? 0]],
    ['category', [...new Set(functions)].flatMap((id) => nameOf('function', id, language) ?? []).join(', ')],
    ['experience', named('xp_lvls', row.xp_lvl_id, language)],
    [
      'benefits',
      row.benefit_ids.flatMap((id) => nameInList('job_benefit_lists', id, language) ?? []).join(', '),
    ],
    ['remotetype', REMOTE_TYPES[row.arrangement ?? 0]],
    ['language', row.lang],
    ['expirationdate', rfc822(row.valid_through)],
    ['lastactivitydate', rfc822(row.updated_at)],
  ]
  const written = fields.flatMap(([name, value]) => (value ? `<${name}>${cdata(value)}</${name}>\n` : []))
  return `<job>\n${written.join('')}</job>\n`
}

const named = (type: ListType, id: number | null, language: Language): string | undefined =>
  id === null ? undefined : nameInList(type, id, language)
