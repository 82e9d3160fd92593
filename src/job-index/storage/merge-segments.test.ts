import { expect, test } from 'vitest'
import { dictionaryOf } from '../build-dictionary.ts'
import { meaningOf } from '../meaning/shipped-vectors.ts'
import { Currencies } from '../pay.ts'
import { SAMPLE_FACETS, sampleJob } from '../sample-job.test-helper.ts'
import type { JobDocument } from '../types.ts'
import { buildSegments } from './build-segment.ts'
import { FacetSchema } from './facet-schema.ts'
import { FacetValues } from './facet-values.ts'
import { mergeSegments } from './merge-segments.ts'
import { Vocabulary } from './vocabulary.ts'

test('two segments merged are the segment of all their live documents', () => {
  const tables = {
    vocabulary: new Vocabulary(),
    facetValues: new FacetValues(new FacetSchema(SAMPLE_FACETS)),
    currencies: new Currencies({}),
    concepts: dictionaryOf([]),
    meaning: meaningOf([]),
  }
  const onlySegment = (documents: readonly JobDocument[]) => {
    const [segment] = buildSegments(documents, tables)
    if (segment === undefined) throw new Error('there are no documents')
    return segment
  }
  const pay = { min: 30_000, max: 40_000, currency: 'TWD' }
  const driver = sampleJob(1, 'en', 'Driver', { postedAt: 50, values: { locationIds: [7, 8] } })
  const cook = sampleJob(2, 'en', 'Cook', { postedAt: 40, pay })
  const nightDriver = sampleJob(3, 'en', 'Night driver', { postedAt: 40, description: 'Night driver.' })
  const pilot = sampleJob(4, 'en', 'Pilot', { postedAt: 60 })

  const other = onlySegment([cook, pilot])
  other.remove(pilot.id)
  const dropped = new Map<number, number>()
  const steps = mergeSegments([onlySegment([driver, nightDriver]), other], (term, count) =>
    dropped.set(term, count),
  )
  let step = steps.next()
  while (!step.done) step = steps.next()

  expect(step.value.columns).toEqual(onlySegment([driver, cook, nightDriver]).columns)
  expect([...step.value.columns.ids]).toEqual([1, 3, 2])
  expect(dropped).toEqual(new Map([[tables.vocabulary.numberOf('pilot'), 1]]))
})
