import { describe, expect, test } from 'vitest'
import type { Said } from '#shared/said.ts'
import { nothingSaid } from '#shared/said-words.ts'
import type { Labels } from './making/labels.ts'
import { type Field, marksOf } from './marks.ts'

const labels: Labels = {
  id: 'en-welder',
  lang: 'en',
  layout: 'plain',
  format: 'pdf',
  has_text: true,
  names: ['Ana Souza'],
  emails: ['ana@example.com'],
  phones: ['07700 900 123'],
  links: ['https://www.example.com/ana/'],
  work: [
    { title: 'Welder', company: 'North Yard', from: '2019-03', to: 'now' },
    { title: 'Apprentice', company: 'South Yard', from: '2015', to: '2019' },
  ],
  education: [],
  skills: ['C', 'C++'],
  languages: [],
  licenses: [],
}

const job = (title: string, company: string, start: string, end: string | null): Said['work'][number] => ({
  title,
  company,
  start,
  end,
  industry: null,
  is_current: end === null,
  is_hidden_from_company: false,
  text: null,
})

const counts = (said: Partial<Said>, field: Field) => {
  const mark = marksOf(labels, { ...nothingSaid('resume'), ...said }).find((each) => each.field === field)
  return [mark?.right, mark?.read, mark?.there]
}

describe('marks of a resume', () => {
  test('a title counts only in the entry of its company, and letters only', () => {
    const work = [
      job('WELDER.', 'North  Yard', '2019-03', null),
      job('Apprentice', 'South Yard', '2015', '2019'),
    ]
    expect(counts({ work }, 'job titles')).toEqual([2, 2, 2])
    const exchanged = [
      job('Apprentice', 'North Yard', '2019-03', null),
      job('Welder', 'South Yard', '2015', '2019'),
    ]
    expect(counts({ work: exchanged }, 'job titles')).toEqual([0, 2, 2])
  })

  test('a month that the resume does not state is wrong', () => {
    const work = [job('Apprentice', 'South Yard', '2015-01', '2019')]
    expect(counts({ work }, 'job dates')).toEqual([1, 2, 4])
  })

  test('phones, links and marks of skills are compared by what they mean', () => {
    const contacts = { emails: ['ANA@example.com'], phones: ['+44 7700 900123'] }
    const links = [{ url: 'example.com/ana', name: null, text: null }]
    expect(counts({ contacts, links }, 'contacts')).toEqual([3, 3, 3])
    expect(counts({ skills: [{ name: 'c++', level: null }] }, 'skills')).toEqual([1, 1, 2])
  })
})
