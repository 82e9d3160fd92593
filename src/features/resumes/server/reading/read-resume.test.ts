import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { docxOf } from '../attached/resume-files.test-helper.ts'
import { readLines } from './lines/read-lines.ts'
import { resumeOf } from './read-resume.ts'
import type { ReadResume } from './read-resume-type.ts'

/** The part of the labelled set that the reader may learn from. */
const TUNING = join(import.meta.dirname, '../../../../../bench/resumes/tuning')

/** By the reader itself; `hostile-resumes.test.ts` has it read in a process of its own, as the site does. */
async function read(file: string | Buffer): Promise<ReadResume> {
  const lines = await readLines(typeof file === 'string' ? readFileSync(join(TUNING, file)) : file)
  if ('problem' in lines) throw new Error(lines.problem)
  return resumeOf(lines)
}

const inShort = ({ said }: ReadResume): string[] => [
  [said.basics.first_name, said.basics.last_name].join(' / '),
  ...said.work.map(
    ({ title, company, start, end, is_current }) =>
      `${title} @ ${company}, ${start} to ${is_current ? 'now' : end}`,
  ),
  ...said.education.map(({ name, start, end }) => `${name}, ${start} to ${end}`),
]

/** One for each layout, family of languages and format. */
const RESUMES: readonly (readonly [layout: string, file: string, lang: string, said: string[]])[] = [
  [
    'bold heads, a company above two of its jobs',
    'en-nurse.pdf',
    'en',
    [
      'Hannah / Whitcombe',
      'Ward Sister @ Wexcombe General Hospital, 2021-06 to now',
      'Staff Nurse @ Wexcombe General Hospital, 2017-09 to 2021-05',
      "Staff Nurse @ St Brannoc's Nursing Home, 2015-02 to 2017-08",
      'Healthcare Assistant @ Tarka Homecare Ltd, 2010 to 2012',
      'University of Wessex Coast, 2012 to 2015',
      'Petroc Sixth Form College, 2008 to 2010',
    ],
  ],
  [
    'a DOC of dense lines',
    'en-welder.doc',
    'en',
    [
      'Declan / Rourke',
      'Lead Welder @ Carronside Shipyard & Engineering, 2014 to now',
      'Welder @ Carronside Shipyard & Engineering, 2006 to 2014',
      'Apprentice Plater/Welder @ Carronside Shipyard & Engineering, 2002-08 to 2006',
      'Forth Bank College, 2002 to 2006',
    ],
  ],
  [
    'headings and dates in the margin',
    'es-administrative.pdf',
    'es',
    [
      'Lucía / Ferrándiz Pastor',
      'Administrativa contable @ Cítricos del Turia, S.L., 2019-03 to now',
      'Auxiliar administrativa @ Gestoría Benimaclet, 2012-09 to 2017-06',
      'IES Jardines del Turia, 2010 to 2012',
      'IES Jardines del Turia, 2008 to 2010',
    ],
  ],
  [
    'Arabic, with dates at the far margin, printed from the right',
    'ar-receptionist.pdf',
    'ar',
    [
      'مريم الإدريسي / بنكيران',
      'رئيسة قسم الاستقبال @ فندق رياض الورد, 2021-04 to now',
      'موظفة استقبال @ نزل باب أطلس, 2017-06 to 2021-03',
      'متدربة @ وكالة أسفار تانسيفت, 2016-07 to 2016-09',
      'معهد التكنولوجيا الفندقية بالأطلس, 2014 to 2016',
    ],
  ],
  [
    'a 履歴書 by eras',
    'ja-office.pdf',
    'ja',
    [
      '美咲 / 佐藤',
      '営業部 営業事務 @ 株式会社みなと文具, 2017-04 to 2020-09',
      '総務部 総務・経理担当 @ あおば産業株式会社, 2020-11 to now',
      '埼玉県立大宮北西高等学校, 2010-04 to 2013-03',
      '武蔵野台大学, 2013-04 to 2017-03',
    ],
  ],
  [
    'a 職務経歴書 as DOCX',
    'ja-engineer.docx',
    'ja',
    [
      '健太 / 高橋',
      '開発部 テックリード @ 株式会社ホシゾラ, 2019-07 to now',
      'システムエンジニア @ 東都情報システム株式会社, 2014-04 to 2019-06',
      '九州北工業大学, 2010-04 to 2014-03',
    ],
  ],
  [
    'two columns in Chinese',
    'zh-TW-designer.pdf',
    'zh-TW',
    [
      '郁婷 Yu-Ting Hsu / 許',
      '資深 UI/UX 設計師 @ 拾光數位股份有限公司, 2021-08 to now',
      'UI 設計師 @ 綠豆冰遊戲有限公司, 2018-09 to 2021-06',
      '平面設計師(接案) @ 自由工作者, 2017-07 to 2018-08',
      '雲嘉藝術大學, 2013 to 2017',
    ],
  ],
  [
    'a DOCX of two columns',
    'id-programmer.docx',
    'id',
    [
      'Bagas / Prakoso',
      'Full Stack Developer @ PT Kode Lestari Indonesia, 2021-08 to now',
      'Web Developer @ Startup Tani Pintar, 2019-03 to 2021-07',
      'Guru Fisika @ SMA Harapan Bangsa Sleman, 2014-07 to 2018-12',
      'Universitas Negeri Merapi, 2010 to 2014',
    ],
  ],
]

test.each(RESUMES)('%s is read (%s)', async (_layout, file, lang, said) => {
  const resume = await read(file)
  expect(inShort(resume)).toEqual(said)
  expect(resume).toMatchObject({ lang, has_text: true })
})

describe('each field', () => {
  test('of a PDF has its page and its place there', async () => {
    const { places, text } = await read('en-nurse.pdf')
    const title = places['work.0.title']
    expect(title?.text).toBe('Ward Sister')
    expect(text[0]?.[title?.line ?? 0]).toBe('Ward Sister')
    expect(title?.box?.left).toBeCloseTo(0.1, 1)
    const boxes = Object.values(places).map(({ box }) => box)
    for (const box of boxes) expect(box && box.left + box.width <= 1 && box.top + box.height <= 1).toBe(true)
    expect(Object.keys(places)).toEqual(
      expect.arrayContaining(['basics.first_name', 'contacts.emails.0', 'work.3.start', 'skills.0.name']),
    )
  })

  test('of a DOCX has its paragraph', async () => {
    const { places, text } = await read('id-programmer.docx')
    const company = places['work.0.company']
    expect(company?.box).toBeNull()
    expect(text[0]?.[company?.line ?? 0]).toContain('PT Kode Lestari')
  })
})

test('contacts, skills, languages and licenses are read', async () => {
  const { said } = await read('id-programmer.docx')
  expect(said.contacts).toEqual({ emails: ['bagas.prakoso@example.dev'], phones: ['+62 857-0000-2310'] })
  expect(said.links).toEqual([{ url: 'https://github.com/bagasp-example', name: null, text: null }])
  expect(said.basics).toMatchObject({ city: 'Yogyakarta', headline: 'Full Stack Developer' })
  expect(said.skills.map(({ name }) => name)).toEqual([
    'PHP',
    'Laravel',
    'Vue.js',
    'MySQL',
    'Docker',
    'JavaScript',
  ])
  expect(said.languages[2]).toEqual({ name: 'Inggris', level: 'menengah' })
  expect((await read('ja-office.pdf')).said.licenses.map(({ name, issued }) => [name, issued])).toEqual([
    ['普通自動車第一種運転免許', '2014-09'],
    ['日商簿記検定2級', '2018-06'],
  ])
})

test('a number of which a part is hidden is none, and marks around a whole one hide nothing', async () => {
  const lines = (phone: string) => ['Mai Nguyen', phone, 'Experience', 'Cook, Blue House, 2019 - 2021']
  const phones = async (phone: string) =>
    (await read(docxOf(lines(phone).join('</w:t></w:r></w:p><w:p><w:r><w:t>')))).said.contacts.phones
  const hidden = [
    ...['电话：138****5678', 'Phone: 1380013****', '+86 138 12**5678', '+65 9*** 4567', '0917 XXX 4567'],
    ...[
      'Mobile: 0917-555-**42',
      '１３８＊＊＊＊５６７８',
      '+20 10 ●●●● 5678',
      '(021) 555-****',
      '1381234****',
    ],
  ]
  for (const phone of hidden) expect([phone, await phones(phone)]).toEqual([phone, []])
  expect(await phones('138****5678 / 021-5550-1234')).toEqual(['021-5550-1234'])
  expect(await phones('**+65 9123 4567**')).toEqual(['+65 9123 4567'])
  expect(await phones('0917 555 0142 ** 0918 555 0143')).toEqual(['0917 555 0142', '0918 555 0143'])
})

/** A DOCX with a paragraph for each line. */
const ofLines = (...lines: string[]) => docxOf(lines.join('</w:t></w:r></w:p><w:p><w:r><w:t>'))

/** Years without months, as people write them in our languages: of a job of 2016 to 2018, or since 2018. */
const YEARS: readonly (readonly [
  heading: string,
  job: string,
  said: readonly [title: string, company: string],
  ended: readonly string[],
  open: readonly string[],
])[] = [
  [
    ...(['Experience', 'Cook, Blue House', ['Cook', 'Blue House']] as const),
    ['2016 - 2018', '2016–18', 'between 2016 and 2018', 'from 2016 to 2018'],
    ['2018-Present', 'since 2018', '2018 - …'],
  ],
  [
    ...(['İş Deneyimi', 'Garson, Mavi Kafe', ['Garson', 'Mavi Kafe']] as const),
    ['2016 - 2018', '2016/2018', "2016'dan 2018'e kadar", '2016-2018 yılları arasında'],
    ['2018-Halen', "2018'den beri", '2018 yılından beri', "2018'den bugüne", '2018-...'],
  ],
  [
    ...(['Experiencia', 'Cocinero, Hotel Sol', ['Cocinero', 'Hotel Sol']] as const),
    ['2016-2018', 'entre 2016 y 2018', 'de 2016 a 2018'],
    ['2018-Actualidad', 'desde 2018'],
  ],
  [
    ...(['Experiência', 'Cozinheiro, Hotel Sol', ['Cozinheiro', 'Hotel Sol']] as const),
    ['2016 a 2018', 'entre 2016 e 2018'],
    ['2018-Atual', 'desde 2018'],
  ],
  [
    ...(['Pengalaman Kerja', 'Koki, Hotel Senja', ['Koki', 'Hotel Senja']] as const),
    ['2016-2018', 'antara 2016 dan 2018'],
    ['2018-Sekarang', 'sejak 2018'],
  ],
  [
    ...(['Pengalaman', 'Juruwang, Hotel Senja', ['Juruwang', 'Hotel Senja']] as const),
    ['2016 hingga 2018'],
    ['2018-Kini'],
  ],
  [
    ...(['الخبرات', 'طباخ، مطعم النور', ['طباخ', 'مطعم النور']] as const),
    ['2016 - 2018', 'من 2016 إلى 2018'],
    ['2018-الآن', '٢٠١٨ - حتى الآن', 'منذ 2018'],
  ],
  [
    ...(['工作经历', '蓝屋餐饮有限公司 厨师', ['厨师', '蓝屋餐饮有限公司']] as const),
    ['2016-2018', '2016年至2018年'],
    ['2018-至今', '2018年-至今'],
  ],
  [
    ...(['工作經歷', '藍屋餐飲有限公司 廚師', ['廚師', '藍屋餐飲有限公司']] as const),
    ['2016-2018', '2016年至2018年'],
    ['2018-至今'],
  ],
  [
    ...(['職務経歴', '株式会社青い家 調理師', ['調理師', '株式会社青い家']] as const),
    ['2016年～2018年', '2016-2018'],
    ['2018年～現在', '2018年より'],
  ],
]

test.each(YEARS)(
  'years without months are read under %s',
  async (heading, job, [title, company], ended, open) => {
    const periods = [
      ...ended.map((said) => ({ said, start: '2016', end: '2018', is_current: false })),
      ...open.map((said) => ({ said, start: '2018', end: null, is_current: true })),
    ]
    for (const { said, ...period } of periods) {
      const resume = await read(
        ofLines('Mai Nguyen', 'mai.nguyen.of.the.blue.house@example.com', heading, job, said),
      )
      expect([said, resume.said.work]).toEqual([
        said,
        [expect.objectContaining({ title, company, ...period })],
      ])
    }
  },
)

test('digits behind a year that are no year end nothing', async () => {
  for (const period of ['2018-45', '2018-21 people', '2018-07-21', '2018/45%']) {
    const { said } = await read(ofLines('Mai Nguyen', 'Experience', 'Cook, Blue House', period))
    expect([period, said.work[0]?.end?.slice(0, 4)]).toEqual([period, '2018'])
  }
})

test('a degree before a colon has its school behind it', async () => {
  const { said } = await read(
    ofLines(
      'Mehmet Demir',
      'Eğitim',
      'Lisans: Ege Üniversitesi, 2015 - 2019',
      'Lise: Kıyı Lisesi, 2011 - 2015',
    ),
  )
  expect(said.education.map(({ name, level }) => [name, level])).toEqual([
    ['Ege Üniversitesi', 'Lisans'],
    ['Kıyı Lisesi', 'Lise'],
  ])
})

describe('a school or job that stands twice', () => {
  const twice = (...more: string[]) =>
    read(
      ofLines(
        ...['Mehmet Demir', 'Eğitim Durumu', 'Ege Üniversitesi, Lisans, 2019'],
        ...['İş Deneyimi', 'Garson, Mavi Kafe', '2019 - 2021'],
        ...['Eğitim', 'Kıyı Lisesi', '2011 - 2015', ...more],
      ),
    )

  test('is read once, where more is said of it', async () => {
    const { said, places, text } = await twice('Ege Üniversitesi', 'Turizm, Lisans', '2015 - 2019')
    expect(said.education).toMatchObject([
      { name: 'Kıyı Lisesi', start: '2011', end: '2015' },
      { name: 'Ege Üniversitesi', level: 'Lisans', field: 'Turizm', start: '2015', end: '2019' },
    ])
    const place = places['education.1.start']
    expect(text[0]?.[place?.line ?? 0]).toBe('2015 - 2019')
    expect(Object.keys(places).some((path) => path.startsWith('education.2'))).toBe(false)
  })

  test('stays twice where something differs', async () => {
    const names = async (...more: string[]) =>
      (await twice(...more)).said.education.map(({ name, end }) => [name, end])
    expect(await names('Ege Üniversitesi', 'Turizm, Yüksek Lisans', '2019 - 2021')).toEqual([
      ['Ege Üniversitesi', '2019'],
      ['Kıyı Lisesi', '2015'],
      ['Ege Üniversitesi', '2021'],
    ])
  })
})

test('a scan says that it has no text', async () => {
  const { has_text, pages, said } = await read('id-barista.pdf')
  expect({ has_text, pages, work: said.work }).toEqual({ has_text: false, pages: 1, work: [] })
})

test('fonts that name their letters by a table of Adobe are read', async () => {
  const font =
    '<</Type/Font/Subtype/Type0/BaseFont/SongStd/Encoding/UniGB-UCS2-H/DescendantFonts[<</Type/Font/Subtype/CIDFontType0/BaseFont/SongStd/CIDSystemInfo<</Registry(Adobe)/Ordering(GB1)/Supplement 4>>>>]>>'
  const page =
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 600 800]/Resources<</Font<</F 4 0 R>>>>/Contents 5 0 R>>'
  const hex = Buffer.from('软件工程师上海市浦东新区张江高科技园区工作经历教育背景专业技能语言能力', 'utf16le')
    .swap16()
    .toString('hex')
  const content = `BT /F 12 Tf 50 700 Td <${hex}> Tj ET`
  const pdf = `%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj${page}endobj\n4 0 obj${font}endobj\n5 0 obj<</Length ${content.length}>>stream\n${content}\nendstream endobj\ntrailer<</Root 1 0 R>>`
  expect((await read(Buffer.from(pdf))).text[0]?.[0]).toContain('软件工程师上海市')
})
