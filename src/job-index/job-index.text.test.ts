/** The results of a visitor's words, and their order. */
import { expect, test } from 'vitest'
import { dictionaryOf } from './build-dictionary.ts'
import { JobIndex } from './job-index.ts'
import { ask, concepts, DAY, found, indexOf, job, NOW, settings } from './sample-index.test-helper.ts'
import { NO_FILTERS } from './types.ts'

const SIMILAR_TOO = { exact: false }

test('a query in one language finds the same title in every other', () => {
  const index = indexOf(
    job(1, 'ar', 'محاسب أول'),
    job(2, 'en', 'Senior accountants'),
    job(3, 'zh-TW', '會計師事務所徵才'),
    job(4, 'es', 'Contadora pública', { values: { titleIds: [1001] } }),
    job(5, 'en', 'Driver'),
  )
  for (const text of ['会計士', 'accountant', '会计师', 'المحاسب', 'contador público']) {
    expect(new Set(found(index, text)), text).toEqual(new Set([1, 2, 3, 4]))
  }
})

test('a broader concept finds its titles', () => {
  const index = indexOf(job(1, 'ja', '会計士'), job(2, 'en', 'Driver'))
  expect(found(index, 'accounting')).toEqual([1])
  expect(found(index, 'finance')).toEqual([1])
})

test('the exact title comes before longer ones, and a mention in the text is no similar job', () => {
  const index = indexOf(
    job(1, 'en', 'Office clerk', { description: 'You support our software engineer.', postedAt: NOW }),
    job(2, 'en', 'Software engineer, payments and billing platform', { postedAt: NOW }),
    job(3, 'en', 'Software engineer', { postedAt: NOW - 20 * DAY }),
    job(4, 'en', 'Engineer for software of trains', { postedAt: NOW }),
  )
  expect(found(index, 'software engineer', SIMILAR_TOO)).toEqual([3, 2, 4])
})

test('the words of a sentence belong together, so a description that has them somewhere is no match', () => {
  const index = indexOf(
    job(1, 'es', 'Desarrollador', { description: 'Trabajar en equipo. Gran números de clientes.' }),
    job(2, 'es', 'Trabajar con números'),
  )
  expect(found(index, 'trabajar con números')).toEqual([2])
  expect(found(index, 'trabajar números').toSorted()).toEqual([1, 2])
  expect(found(index, 'números')).toContain(1)
})

test('"company" and "staff" say as little as "job"', () => {
  const index = indexOf(
    job(1, 'tr', 'Otomotiv'),
    job(2, 'ms', 'Mekanik kilang automotif'),
    job(3, 'ja', 'ゲーム開発'),
    job(4, 'tr', 'Şirket müdürü'),
  )
  expect(found(index, 'otomotiv firması')).toEqual([1])
  expect(found(index, 'syarikat automotif')).toEqual([2])
  expect(found(index, 'ゲーム会社')).toEqual([3])
  expect(found(index, 'şirket')).toEqual([4])
})

test('of equally good postings the newer comes first', () => {
  const index = indexOf(job(1, 'en', 'Driver', { postedAt: NOW - 9 * DAY }), job(2, 'en', 'Driver'))
  expect(found(index, 'driver')).toEqual([2, 1])
})

test('of equally good postings those come first that the visitor can read', () => {
  const index = indexOf(job(1, 'ja', 'Python'), job(2, 'en', 'Python'))
  expect(found(index, 'python', { reads: { well: ['en'], also: [] } })).toEqual([2, 1])
  expect(found(index, 'python', { reads: { well: ['ja'], also: ['en'] } })).toEqual([1, 2])
})

test('words are found across plural, gender, accents, case, width and kind of Chinese characters', () => {
  const index = indexOf(
    job(1, 'es', 'Enfermeras'),
    job(2, 'tr', 'YAZILIM MÜHENDİSİ'),
    job(3, 'zh-TW', '業務專員'),
    job(4, 'vi', 'Kế toán trưởng'),
    job(5, 'ar', 'مُهَنْدِسُون'),
    job(6, 'ja', 'ﾏﾈｰｼﾞｬｰ'),
  )
  expect(found(index, 'enfermero')).toEqual([1])
  expect(found(index, 'yazilim muhendis')).toEqual([2])
  expect(found(index, '业务专员')).toEqual([3])
  expect(found(index, 'ke toan')).toEqual([4])
  expect(found(index, 'مهندس')).toEqual([5])
  expect(found(index, 'マネージャー')).toEqual([6])
})

test('technologies keep their signs', () => {
  const index = indexOf(
    job(1, 'en', 'C++ developer'),
    job(2, 'en', 'C# developer'),
    job(3, 'en', 'Node.js developer'),
    job(4, 'en', 'R&D manager'),
    job(5, 'en', '.NET developer'),
  )
  expect(found(index, 'c++')).toEqual([1])
  expect(found(index, 'C#')).toEqual([2])
  expect(found(index, 'nodejs')).toEqual([3])
  expect(found(index, 'node')).toEqual([3])
  expect(found(index, 'r&d')).toEqual([4])
  expect(found(index, '.net')).toEqual([5])
})

test('a Japanese name with an inflection is not each name that ends alike', () => {
  const embedded = { lang: 'ja', text: '組み込みエンジニア' }
  const known = [...concepts, { kind: 'title' as const, id: 1003, broader: null, labels: [embedded] }]
  const index = new JobIndex({ ...settings, concepts: dictionaryOf(known) })
  const upserts = [
    job(1, 'ja', '組み込みエンジニア'),
    job(2, 'ja', '車載組み込み系エンジニア'),
    job(3, 'ja', 'システムエンジニア'),
  ]
  index.apply({ upserts, removals: [] })
  expect(found(index, embedded.text)).toEqual([1, 2])
  const filters = { ...NO_FILTERS, excludeWords: [embedded.text] }
  expect(found(index, 'エンジニア', { filters })).toEqual([3])
})

test('money in a text is not the language that is called like it', () => {
  const index = indexOf(
    job(1, 'en', 'Driver', { description: 'Pay: PHP 18,000 to Php20,000, or 25K PHP.' }),
    job(2, 'en', 'Clerk', { description: 'Knows PHP 8.2.' }),
  )
  expect(found(index, 'php')).toEqual([2])
})

test('the pronoun in a text is not the trade', () => {
  const index = indexOf(
    job(1, 'en', 'Cook', { description: 'It is hard, but we love it.' }),
    job(2, 'en', 'Clerk', { description: 'Works with our IT.' }),
    job(3, 'en', 'It support'),
  )
  expect(found(index, 'it')).toEqual([3, 2])
})

test('a misspelt word is corrected, and the correction is told', () => {
  const index = indexOf(job(1, 'en', 'Software engineers'), job(2, 'en', 'Driver'))
  expect(ask(index, 'sofwtare enginer')).toMatchObject({
    total: 1,
    corrections: [
      { from: 'sofwtare', to: 'software' },
      { from: 'enginer', to: 'engineer' },
    ],
  })
  expect(ask(index, 'drivr').total).toBe(1)
  expect(ask(index, 'engineers').corrections).toEqual([])
})

test('small words of a query need not stand in the posting', () => {
  const index = indexOf(job(1, 'en', 'Nurse', { placeNames: ['Dubai', 'دبي'] }), job(2, 'en', 'Nurse'))
  for (const text of ['nurse jobs in dubai', 'nurse دبي']) {
    expect(ask(index, text, SIMILAR_TOO), text).toMatchObject({
      total: 1,
      similar: 1,
      hits: [{ id: 1 }, { id: 2 }],
    })
  }
})

test('nor need those by which somebody says that they look for a job', () => {
  const index = indexOf(job(1, 'tr', 'Muhasebeci'))
  for (const text of ['muhasebeci aranıyor', 'muhasebeci eleman lazım', 'orang muhasebeci'])
    expect(ask(index, text), text).toMatchObject({ total: 1 })
})

test('after the matches come postings with a similar meaning, the nearest first', () => {
  const index = indexOf(
    job(1, 'en', 'Cashier'),
    job(2, 'en', 'Certified public accountant'),
    job(3, 'tr', 'Muhasebeci'),
    job(4, 'en', 'Accounts payable clerk'),
    job(5, 'en', 'Accountant', { postedAt: NOW - 2 * DAY }),
    job(6, 'en', 'Zookeeper'),
  )
  const matches = { relevance: [5, 2], newest: [2, 5], pay: [2, 5] } as const
  for (const sort of ['relevance', 'newest', 'pay'] as const) {
    const { total, hits } = ask(index, '会計士', { ...SIMILAR_TOO, sort })
    expect(total, sort).toBe(2)
    expect(
      hits.slice(0, 4).map(({ id }) => id),
      sort,
    ).toEqual([...matches[sort], 3, 4])
    expect(
      hits.map(({ id }) => id),
      sort,
    ).not.toContain(6)
  }
  expect(found(index, '会計士')).toHaveLength(2)
})

test('pages go on from the matches to the similar postings', () => {
  const titles = ['Accountant', 'Senior accountant', 'Bookkeeper', 'Accounts clerk', 'Auditor']
  const index = indexOf(...titles.map((title, at) => job(at + 1, 'en', title)))
  const whole = found(index, 'accountant', SIMILAR_TOO)
  const pages = [0, 2, 4].flatMap((offset) =>
    found(index, 'accountant', { ...SIMILAR_TOO, offset, limit: 2 }),
  )
  expect(whole).toHaveLength(5)
  expect(pages).toEqual(whole)
})

test('a similar posting says which title it is nearest to, a match does not', () => {
  const index = indexOf(job(1, 'en', 'Accountant'), job(2, 'tr', 'Muhasebe uzmanı'))
  const { reasons } = ask(index, 'accountant', { ...SIMILAR_TOO, explain: true })
  expect(reasons.map(({ nearestTitle }) => nearestTitle)).toEqual([null, 1001])
})

test('of postings with some of the words, those come first whose meaning is nearer', () => {
  const index = indexOf(job(1, 'en', 'Truck driver'), job(2, 'en', 'Cook'), job(3, 'en', 'Bus driver'))
  expect(found(index, 'lorry driver', SIMILAR_TOO)).toEqual([1, 3])
  expect(found(index, 'truck astronaut', SIMILAR_TOO)[0]).toBe(1)
  expect(found(index, 'astronaut')).toEqual([])
})

test('where enough postings match, no similar ones are found', () => {
  const drivers = Array.from({ length: 150 }, (_, at) => job(at + 1, 'en', 'Truck driver'))
  const index = indexOf(...drivers, job(999, 'en', 'Lorry driver'))
  expect(ask(index, 'truck driver', SIMILAR_TOO)).toMatchObject({ total: 150, similar: 0 })
  index.apply({ upserts: [], removals: [1] })
  expect(ask(index, 'truck driver', SIMILAR_TOO)).toMatchObject({ total: 149, similar: 1 })
})

test('of a query that names a job, postings with only its other words are not near', () => {
  const index = indexOf(job(1, 'en', 'Accountant'), job(2, 'en', 'Cook', { placeNames: ['Dubai'] }))
  expect(found(index, 'accountant dubai', SIMILAR_TOO)).toEqual([1])
})

test('a job whose name is only in a description is no match, nor is it similar', () => {
  const cook = job(1, 'en', 'Cook', { description: 'Our engineer looks after the software.' })
  expect(found(indexOf(cook), 'software engineer', SIMILAR_TOO)).toEqual([])
})

test('an excluded word keeps postings away wherever it stands', () => {
  const index = indexOf(job(1, 'en', 'Driver', { description: 'Night shifts.' }), job(2, 'en', 'Driver'))
  expect(found(index, 'driver', { filters: { ...NO_FILTERS, excludeWords: ['night shift'] } })).toEqual([2])
})
