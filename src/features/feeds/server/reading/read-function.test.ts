import { expect, test } from 'vitest'
import { nameOf } from '#config/taxonomy/taxonomy.ts'
import { readFunction } from './read-function.ts'

const titles = (title: string, { language = 'en', category = '' } = {}) =>
  readFunction({ title, category, language, country: null }).titleIds.map((id) => nameOf('title', id, 'en'))
const functions = (title: string, { language = 'en', category = '' } = {}) =>
  readFunction({ title, category, language, country: null }).functionIds.map((id) =>
    nameOf('function', id, 'en'),
  )

test.each([
  ['Senior Software Engineer', ['Software Engineer']],
  ['Account Executive, Enterprise - Remote', ['Account Executive']],
  ['Engineer, Software', ['Software Engineer']],
  ['Back-End Engineer (m/w/d)', ['Backend Developer']],
  ['Data Analysts Junior', ['Data Analyst']],
  ['Sr. Full Stack Engineer II', ['Full Stack Developer']],
  ['Product Manager', ['Product Manager']],
])('%s', (title, expected) => {
  expect(titles(title)).toEqual(expected)
})

test('whoever is worked with or for is not the one who works', () => {
  expect(titles('Nurse Recruiter')).not.toContain('Nurse')
  expect(titles('Software Engineer Recruiter')).not.toContain('Software Engineer')
  expect(titles('PS To Managing Director')).not.toContain('Managing Director')
  expect(titles('Executive Assistant to the CEO')).toEqual(['Executive Assistant'])
})

test('engineers of other things than software are not led by a software engineering manager', () => {
  expect(functions('Engineering Manager')).toEqual(['IT Management'])
  for (const language of ['en', 'id']) {
    expect(functions('Electronic Engineering Manager', { language })).not.toContain('IT Management')
  }
})

test('a rank says nothing about the work', () => {
  expect(titles('Area Manager')).not.toContain('Manager')
  expect(functions('Staff Analyst')).toEqual([])
  expect(functions('Other')).toEqual([])
})

test('the field stands for its function, not for a title', () => {
  expect(
    readFunction({ title: 'Software Engineering Lead', category: '', language: 'en', country: null }),
  ).toMatchObject({ titleIds: [] })
  expect(functions('Software Engineering Lead')).toEqual(['Software Development'])
})

test('the staff of a field stand for the field', () => {
  expect(functions('Trưởng Nhóm Tuyển Dụng', { language: 'vi' })).toEqual(['Recruitment'])
})

test('the names of the country count below a title that passes for English', () => {
  const posting = { title: 'staff administrasi', category: '', language: 'en' }
  expect(readFunction({ ...posting, country: 'ID' }).functionIds).toHaveLength(1)
  expect(readFunction({ ...posting, country: 'US' }).functionIds).toHaveLength(0)
})

test('both genders of a title are one title', () => {
  expect(titles('Programador/a Java', { language: 'es' })).toEqual(
    titles('Programador Java', { language: 'es' }),
  )
})

test('a short English name is not searched in another language', () => {
  expect(titles('Nhân Viên Mua Hàng', { language: 'vi' })).not.toContain('Makeup Artist')
})

test.each([
  ['Android行動應用研發', 'zh-TW', []],
  ['軟體資深工程師', 'zh-TW', ['Software Engineer']],
  ['システムエンジニア オープン系', 'ja', ['Software Engineer']],
  ['大数据开发工程师（南京）', 'zh-CN', ['Big Data Engineer']],
  ['Auxiliar de Logística', 'pt', ['Logistics Assistant']],
  ['Kıdemli İş Analisti', 'tr', ['Business Analyst']],
])('%s (%s)', (title, language, expected) => {
  expect(titles(title, { language })).toEqual(expected)
})

test('a title is searched in its own script, whatever the language of its description', () => {
  expect(titles('軟體工程師', { language: 'en' })).toEqual(['Software Engineer'])
})

test('one word behind another describes it', () => {
  expect(titles('مهندس كهربائي', { language: 'ar' })).not.toContain('Electrician')
})

test('the category helps where the title tells nothing', () => {
  expect(functions('Manager II', { category: 'Digital & Performance Marketing' })).toHaveLength(1)
  expect(functions('Manager II', { category: 'Sales, Marketing' })).toEqual([])
})
