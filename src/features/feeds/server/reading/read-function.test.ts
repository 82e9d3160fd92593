import { expect, test } from 'vitest'
import { nameOf } from '#config/taxonomy/taxonomy.ts'
import { FUNCTION_TITLES, type TitleKey } from '#config/taxonomy/tree.ts'
import { readFunctionWords } from './function-words.ts'
import { functions, read, titles } from './read-function.test-helper.ts'
import { readFunction } from './read-function.ts'

const idOf = (key: TitleKey): number => FUNCTION_TITLES.find((title) => title.key === key)?.id ?? 0

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

test('a person that the job works with or for is not the job', () => {
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
    read({ title: 'Software Engineering Lead', category: '', language: 'en', country: null }),
  ).toMatchObject({ titleIds: [] })
  expect(functions('Software Engineering Lead')).toEqual(['Software Development'])
})

test('the staff of a field stand for the field', () => {
  expect(functions('Trưởng Nhóm Tuyển Dụng', { language: 'vi' })).toEqual(['Recruitment'])
})

test('the names of the country count below a title that passes for English', () => {
  const posting = { title: 'staff administrasi', category: '', language: 'en' }
  expect(read({ ...posting, country: 'ID' }).functionIds).toHaveLength(1)
  expect(read({ ...posting, country: 'US' }).functionIds).toHaveLength(0)
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

test.each([
  ['M&A Intern', 'en', 'Treasury & Corporate Finance'],
  ['Manager/Asst.Manager (Compliance)', 'en', 'Risk & Compliance'],
  ['Beca Ciberseguridad', 'es', 'Cybersecurity'],
  ['Assistente Obrigações Fiscais II', 'pt', 'Tax'],
  ['Chuyên Viên Cao Cấp Đối Ngoại', 'vi', 'Public Relations & Communications'],
  ['supervisor pengadaan', 'id', 'Procurement & Purchasing'],
  ['Penyelia Perolehan', 'ms', 'Procurement & Purchasing'],
  ['Müşteri Deneyimi Uzman Yardımcısı', 'tr', 'Customer Support'],
  ['فني تدفئة وتهوية وتكييف', 'ar', 'Plumbing & Air Conditioning'],
  ['車載用ECUの組込ソフトウェアの評価', 'ja', 'QA & Software Testing'],
  ['大数据算法总监', 'zh-CN', 'AI & Machine Learning'],
  ['【106年研發替代役-資安所】資安研發人員', 'zh-TW', 'Cybersecurity'],
  ['Pflichtpraktikum im Einkauf', 'de', 'Procurement & Purchasing'],
])('a word for the field tells where no name of a job does: %s (%s)', (title, language, expected) => {
  expect(functions(title, { language })).toEqual([expected])
  expect(titles(title, { language })).toEqual([])
})

test.each([
  ['Vice President, Tax', 'en', 'Tax'],
  ['AGM (Quality Control)', 'en', 'Quality Control'],
  ['Atendente de Cafeteria', 'pt', 'Bar & Coffee'],
  ['Nhân Viên Tư Vấn Trả Góp', 'vi', 'Credit & Lending'],
  ['資安系統工程師', 'zh-TW', 'Cybersecurity'],
])('a word for the field tells more than a general title: %s (%s)', (title, language, expected) => {
  expect(functions(title, { language })).toEqual([expected])
})

test('a general title counts where nothing else tells', () => {
  expect(functions('Vice President')).toEqual(['Executive Management'])
  expect(functions('系統工程師', { language: 'zh-TW' })).toEqual(['Systems & Network Administration'])
})

test.each([
  ['Técnico', 'pt'],
  ['工程師', 'zh-TW'],
  ['エンジニア', 'ja'],
  ['مشرف', 'ar'],
  ['Principal', 'en'],
])('a bare rank is no job: %s (%s)', (title, language) => {
  expect(functions(title, { language })).toEqual([])
})

test('a Japanese systems engineer writes software', () => {
  for (const title of ['システムエンジニア', '第二新卒歓迎 システムエンジニア', 'SE・PG']) {
    expect(functions(title, { language: 'ja' })).toEqual(['Software Development'])
  }
})

test('a title in two scripts is read in either', () => {
  expect(functions('使用者界面設計工程師 UI Designer', { language: 'zh-TW' })).toEqual([
    'UX/UI & Product Design',
  ])
})

test('a Vietnamese field is no network, and its syllables no English abbreviations', () => {
  expect(titles('Nhân Viên Kỹ Thuật Mảng Nhựa', { language: 'vi' })).not.toContain('Network Engineer')
  expect(functions('Giám Sát Thiết Bị', { language: 'vi' })).toEqual([])
})

test('the head of one thing is not the head of a larger one', () => {
  expect(functions('Head of Data')).not.toEqual([])
  expect(functions('Head of Data Center Logistics')).toEqual(['Logistics'])
})

test('what leads a shift is told by its plant, and is a shop only if nothing else is named', () => {
  expect(functions('Boiler Plant Shift Leader')).toEqual(['Plant Maintenance'])
  expect(functions('Shift Supervisor')).toEqual(['Store Management'])
})

test.each([
  ['Store personnel', 'en', 'Store Operations & Services'],
  ['IT人員', 'zh-TW', 'IT Support'],
  ['Accounts Executive', 'en', 'Accounting'],
  ['Account Executive', 'en', 'B2B Sales'],
  ['Satış Danışmanı', 'tr', 'Store Sales'],
  ['Cyber Security Officer', 'en', 'Cybersecurity'],
])('%s (%s) works in %s', (title, language, expected) => {
  expect(functions(title, { language })).toEqual([expected])
})

test('the category helps where the title tells nothing', () => {
  expect(functions('Manager II', { category: 'Digital & Performance Marketing' })).toHaveLength(1)
  expect(functions('Manager II', { category: 'Sales, Marketing' })).toEqual([])
})

test('a category that is called like a job is a shelf for many', () => {
  expect(functions('資深工程師', { language: 'zh-TW', category: '通訊軟體工程師' })).toEqual([])
})

test('a title without a known name has the function of those that mean nearly the same', () => {
  const posting = { category: '', language: 'en', country: null }
  const found = (title: string, near: readonly (readonly [TitleKey, number])[]) =>
    readFunction({ ...posting, title }, () =>
      near.map(([key, similarity]) => ({ titleId: idOf(key), similarity })),
    ).functionIds.map((id) => nameOf('function', id, 'en'))
  expect(found('Tools Wizard - Usability', [['programmer', 0.85]])).toEqual(['Software Development'])
  expect(found('Tools Wizard', [['programmer', 0.7]])).toEqual([])
  expect(found('Senior Manager II', [['programmer', 0.9]])).toEqual([])
  // It overrules mere words for a field, and no name.
  expect(found('Boiler Wizard', [['programmer', 0.9]])).toEqual(['Software Development'])
  const alike = [
    ['programmer', 0.9],
    ['maintenance-technician', 0.7],
  ] as const
  expect(found('Boiler Wizard', alike)).toEqual(['Plant Maintenance'])
  expect(found('Maintenance Technician', [['programmer', 0.9]])).toEqual(['Plant Maintenance'])
})

test('a title without a worker, a level or a contract is read by the job that is left', () => {
  expect(functions('Senior Developer')).toEqual(['Software Development'])
  expect(functions('Buyer - 12 Month Fixed Term Contract')).toEqual(['Procurement & Purchasing'])
  expect(functions('Circulation Section Head')).toEqual([])
  expect(functions('Manager in Training')).toEqual([])
  expect(functions('Controller (w/m/div.)')).toEqual(['Finance Management'])
  expect(functions('Auto Body Tech')).toEqual(['Vehicle Repair'])
})

test('a general name counts only where no field says more', () => {
  expect(functions('Support Associate')).toEqual(['Customer Support'])
  expect(functions('Cloud Support Associate')).toEqual(['Cloud & DevOps'])
})

test('whose operations it is says more than that it is operations', () => {
  expect(functions('Recruiting Operations Manager')).toEqual(['Recruitment'])
  expect(functions('Manager, Operations')).toEqual(['Operations Management'])
})

test('who teaches a job does not have it, and a campus recruitment seeks no recruiters', () => {
  expect(functions('大数据开发讲师', { language: 'zh-CN' })).not.toEqual(['Data Engineering & Databases'])
  expect(functions('2020校园招聘：大数据开发工程师', { language: 'zh-CN' })).toEqual([
    'Data Engineering & Databases',
  ])
})

test.each([
  ['1606 IC驗證主管', 'Semiconductor Engineering'],
  ['DTV SoC研發工程師', 'Semiconductor Engineering'],
  ['8 Bit MCU 開發工具設計工程師', 'Embedded & Firmware'],
])('a Latin word among Chinese ones ends where the next one begins: %s', (title, expected) => {
  expect(functions(title, { language: 'zh-TW' })).toEqual([expected])
})

test('software and firmware are one word in three spellings', () => {
  for (const title of ['軟(韌)體工程師', '軟/韌體工程師', '軟軔體工程師']) {
    expect(functions(title, { language: 'zh-TW' })).toEqual(['Embedded & Firmware'])
  }
})

test('Vietnamese words that look alike without accents mean what they say', () => {
  expect(functions('Chuyên Gia An Toàn Lao Động', { language: 'vi' })).not.toContain('Tax')
  expect(functions('Nhân Viên Vẽ Bản Vẽ', { language: 'vi' })).toEqual(['Architecture'])
})

test.each([...readFunctionWords()])('no word stands for two functions in %s', (_, functionWords) => {
  for (const kind of ['jobs', 'generalJobs', 'fields'] as const) {
    const words = functionWords.flatMap((of) => of[kind].map((word) => word.toLowerCase()))
    expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([])
  }
})
