/**
 * Measures the corrections of spelling: node bench/relevance/spelling/main.ts [--held-out] [--mistakes]. The words that
 * postings have are those of the real postings if they are there, otherwise those of the demo world.
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { JOB_FACETS } from '#config/job-filter-details.ts'
import { DEFAULT_MAPPING } from '#features/feeds/server/field-mapping.ts'
import { jsonLinesRows } from '#features/feeds/server/formats/json-lines.ts'
import { readText } from '#features/feeds/server/read-text.ts'
import { siteNames } from '#features/search/server/site-names.ts'
import { JobIndex } from '#job-index/job-index.ts'
import type { JobDocument } from '#job-index/types.ts'
import { plainText } from '#shared/plain-text.ts'
import { firstSlice } from '../../postings.ts'
import { type JudgedWords, judge, readJudgedWords, type Verdict } from './judged-words.ts'

const { values } = parseArgs({
  options: {
    /** The words that were kept apart while tuning. */
    'held-out': { type: 'boolean', default: false },
    /** Print what is read wrongly. Not for the words kept apart. */
    mistakes: { type: 'boolean', default: false },
  },
})
const archive =
  process.env.JOBLANE_POSTINGS ?? join(import.meta.dirname, '../../../../shared/data/job-postings.jsonl.gz')

const { dictionary, meaning } = siteNames()
const index = new JobIndex({
  facets: JOB_FACETS,
  concepts: dictionary,
  meaning,
  payBands: {},
  currencyRates: {},
  now: () => 0,
})
index.apply({ upserts: existsSync(archive) ? await realPostings() : firstSlice(1), removals: [] })
console.log(`${index.size} postings${existsSync(archive) ? '' : ' of the demo world'}`)

const judged = readJudgedWords(values['held-out']).map((words) => ({
  words,
  ...judge(words, dictionary, index.knownTerms),
}))
if (values.mistakes && !values['held-out']) {
  for (const { words, verdict, plan } of judged) {
    if (verdict !== 'right') console.log(words.lang, words.kind, words.typed, verdict, plan.corrections)
  }
}
const languages = [...new Set(judged.map(({ words }) => words.lang))]
console.table(
  Object.fromEntries([
    ...languages.map((lang) => [lang, figures(({ words }) => words.lang === lang)]),
    ['all', figures(() => true)],
  ]),
)

/** Of the misspelt words the share read as meant; of all changes the share that was meant; and right words changed. */
function figures(isCounted: (one: { words: JudgedWords; verdict: Verdict }) => boolean) {
  const counted = judged.filter(isCounted)
  const misspelt = counted.filter(({ words }) => words.meant !== '')
  const changed = counted.filter(({ plan }) => plan.corrections.length > 0)
  const meant = changed.filter(({ words, verdict }) => words.meant !== '' && verdict === 'right')
  const spoilt = changed.filter(({ words }) => words.meant === '')
  return {
    misspelt: misspelt.length,
    recall: share(misspelt.filter(({ verdict }) => verdict === 'right').length, misspelt.length),
    precision: share(meant.length, changed.length),
    'right words': counted.length - misspelt.length,
    spoilt: spoilt.length,
  }
}

function share(part: number, whole: number): number {
  return whole === 0 ? 1 : Math.round((1000 * part) / whole) / 1000
}

async function realPostings(): Promise<JobDocument[]> {
  const documents: JobDocument[] = []
  for await (const row of jsonLinesRows(readText({ path: archive, charset: null }), DEFAULT_MAPPING)) {
    const { title, description, company, place, lang } = row.read()
    documents.push({
      id: documents.length + 1,
      country: null,
      openCountries: [],
      excludedCountries: [],
      values: {},
      placeNames: [place],
      companyName: company,
      texts: [{ lang, title, description: plainText(description) }],
      pay: null,
      isOnHold: false,
      postedAt: 0,
    })
  }
  return documents
}
