import { expect, test } from 'vitest'
import { sampleJob } from '../sample-job.test-helper.ts'
import { coverage, partitionOf } from './partition.ts'

const remote = { values: { arrangements: [3] } }

test('postings that one country alone can find stand with it', () => {
  expect(partitionOf(sampleJob(1, 'en', 'Cook', { country: 'JP' }))).toBe('JP')
  expect(partitionOf(sampleJob(1, 'en', 'Cook', { ...remote, openCountries: ['TW'] }))).toBe('TW')
  const elsewhere = { ...remote, openCountries: ['TW', 'JP'], excludedCountries: ['TW'] }
  expect(partitionOf(sampleJob(1, 'en', 'Cook', elsewhere))).toBe('JP')
})

test('postings that several countries find stand apart, and every country looks there', () => {
  const regional = partitionOf(sampleJob(1, 'en', 'Cook', { ...remote, openCountries: ['TW', 'JP'] }))
  const worldwide = partitionOf(sampleJob(1, 'en', 'Cook', { ...remote, country: null }))
  expect(regional).toBe(worldwide)
  expect(coverage(regional, ['TW'])).toBe('some')
  expect(coverage(regional, undefined)).toBe('all')
})

test('a country looks at its own postings only, and nobody but a search everywhere at those without a country', () => {
  expect(coverage('JP', ['JP', 'TW'])).toBe('all')
  expect(coverage('JP', ['TW'])).toBe('none')
  const nowhere = partitionOf(sampleJob(1, 'en', 'Cook', { country: null }))
  expect(coverage(nowhere, [''])).toBe('none')
  expect(coverage(nowhere, undefined)).toBe('all')
})
