import { readFileSync } from 'node:fs'
import mammoth from 'mammoth'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { ApiError } from '#shared/api-error.ts'
import { RESUME_TEMPLATES, TEMPLATES_WITH_PHOTO } from '../../contract/resume-choices.ts'
import type { ResumeContentInput } from '../../contract/resume-content.ts'
import { makeJsonResume } from './make-json-resume.ts'
import { bare, documentOf, makerForTests, readPdf, TODAY } from './making.test-helper.ts'
import { createResumeMaker } from './resume-maker.ts'
import { sampleOf } from './sample-document.ts'

const maker = makerForTests()
const LTR = { isRightToLeft: false }

/** Texts that would be programs, commands or damage if they were anything but data. */
const HOSTILE = [
  '#read("/etc/passwd")',
  '#import "/etc/passwd": *',
  '#sys.inputs',
  '$x^2$ \\u{1F600} \\textbf{no} *stars* _lines_ `code` <label> @reference',
  '"; #panic("no") //',
  '= Heading\\ // comment /* open',
  '<script>alert(1)</script> &amp; ]]> {{name}}',
]

const hostile: ResumeContentInput = {
  language: 'en',
  basics: { name: HOSTILE[0], headline: HOSTILE[3], email: '"@x', phone: '#1', address: HOSTILE[1] },
  summary: HOSTILE.join('\n'),
  work: [
    { title: HOSTILE[4], company: HOSTILE[5], start: '2020', is_current: true, text: HOSTILE.join('\n- ') },
  ],
  education: [{ school: HOSTILE[6], degree: '#eval("1")' }],
  skills: HOSTILE.map((name) => ({ name })),
  links: [
    { name: 'x', url: 'javascript:alert(1)' },
    { name: '', url: 'https://x.example/"><b>' },
  ],
  own_sections: [{ id: 'a', title: '#[x]', entries: [{ title: '#{1+1}', text: '#let a = 1' }] }],
  sections: ['summary', 'work', 'education', 'skills', 'links', 'own:a'],
  japan: { furigana: '#x', motivation: HOSTILE.join('\n'), wishes: '$', appeal: '\\' },
}

test.each(RESUME_TEMPLATES)('%s prints code as text, and reads no file', async (template) => {
  const { pdf } = await maker().makePdf(documentOf(hostile, { template, fits_one_page: false }))
  const { text } = await readPdf(pdf, LTR)
  expect(text).not.toContain('root:')
  if (template === 'rirekisho') expect(text).toContain(bare(HOSTILE[4] ?? ''))
  else for (const each of HOSTILE) expect(text).toContain(bare(each))
  expect(pdf.toString('latin1')).not.toContain('javascript:')
})

test.each(RESUME_TEMPLATES)(
  '%s holds words without end, marks of direction, and pictures',
  async (template) => {
    const endless = 'x'.repeat(6000)
    const odd = `\u202eabc\u202c \u200fשלום\u200f مرحبا ทดสอบ 한국어 हिन्दी 👩‍💻🎉 e\u0301 \u0000\ud800 ${'界'.repeat(300)}`
    const { pdf, pages } = await maker().makePdf(
      documentOf(
        {
          language: 'ar',
          basics: { name: 'y'.repeat(200), email: `${'a'.repeat(240)}@x.example` },
          summary: endless,
          work: [{ title: 'z'.repeat(200), company: 'w'.repeat(200), text: odd }],
          skills: [{ name: 'v'.repeat(200) }],
          japan: { motivation: endless, appeal: odd },
        },
        { template },
      ),
    )
    const { text } = await readPdf(pdf, LTR)
    expect(text.split('x').length - 1).toBeGreaterThanOrEqual(6000)
    expect(pages).toBeGreaterThan(1)
    expect(pages).toBeLessThan(12)
    // Nothing runs off the page: the boxes of all letters are on it.
    const { svg } = await maker().makePage(documentOf({ language: 'en', summary: endless }, { template }), 1)
    expect(svg).toMatch(/^<svg [^>]*viewBox="0 0 595\.\d+ 841\.\d+">/)
  },
)

test('a page of a document is one of its pages, with its letters only', async () => {
  const long = { ...sampleOf('classic', 'en', TODAY) }
  long.content = {
    ...long.content,
    work: Array.from({ length: 14 }, () => long.content.work)
      .flat()
      .slice(0, 30),
  }
  const first = await maker().makePage(long, 1)
  const beyond = await maker().makePage(long, 99)
  expect(first.pages).toBeGreaterThan(2)
  expect([first.page, beyond.page]).toEqual([1, first.pages])
  expect(first.svg).not.toBe(beyond.svg)
  for (const { svg } of [first, beyond]) {
    const used = new Set(Array.from(svg.matchAll(/href="#(\w+)"/g), ([, id]) => id))
    const given = new Set(Array.from(svg.matchAll(/<symbol id="(\w+)"/g), ([, id]) => id))
    expect(given).toEqual(used)
  }
})

test('a little too much for a page is set closer, unless its owner wishes otherwise', async () => {
  const { content } = sampleOf('classic', 'es', TODAY)
  const more = { ...content, work: [...content.work, ...content.work] }
  const pagesOf = async (fits_one_page: boolean) => {
    const document = documentOf(more, { template: 'classic', fits_one_page })
    const { pdf, pages } = await maker().makePdf(document)
    expect((await readPdf(pdf, LTR)).smallest).toBeGreaterThanOrEqual(8.99)
    return pages
  }
  expect([await pagesOf(true), await pagesOf(false)]).toEqual([1, 2])
})

test('Letter paper is as large as Americans expect it, on one page as well', async () => {
  for (const template of RESUME_TEMPLATES) {
    const sample = sampleOf(template, 'en', TODAY)
    const { pdf, pages } = await maker().makePdf({
      ...sample,
      setting: { ...sample.setting, paper: 'letter' },
    })
    expect([template, (await readPdf(pdf, LTR)).size]).toEqual([template, [612, 792]])
    expect(pages).toBe(template === 'rirekisho' ? 2 : 1)
  }
})

test('a photo is printed where its owner wants one and the template has a place for it', async () => {
  const create = { width: 300, height: 400, channels: 3, background: 'teal' } as const
  const photo = new Uint8Array(await sharp({ create }).png().toBuffer())
  for (const template of RESUME_TEMPLATES) {
    const sample = sampleOf(template, 'ja', TODAY)
    const picturesWith = async (has_photo: boolean) => {
      const document = { ...sample, photo, setting: { ...sample.setting, has_photo } }
      return (await readPdf((await maker().makePdf(document)).pdf, LTR)).pictures
    }
    const hasPlace = TEMPLATES_WITH_PHOTO.includes(template)
    expect([template, await picturesWith(true), await picturesWith(false)]).toEqual([
      template,
      hasPlace ? 1 : 0,
      0,
    ])
  }
  const sample = sampleOf('margin', 'ja', TODAY)
  const made = { ...sample, photo, setting: { ...sample.setting, has_photo: true } }
  const { value } = await mammoth.convertToHtml({ buffer: await maker().makeDocx(made) })
  expect(value).toContain('<img ')
})

test('contacts are left out of a resume for strangers', async () => {
  for (const template of RESUME_TEMPLATES) {
    const sample = sampleOf(template, 'ja', TODAY)
    const document = { ...sample, setting: { ...sample.setting, has_contacts: false } }
    const { text } = await readPdf((await maker().makePdf(document)).pdf, LTR)
    for (const contact of ['aiko.sato', '090-5550', '世田谷', '1994']) expect(text).not.toContain(contact)
    const docx = await mammoth.extractRawText({ buffer: await maker().makeDocx(document) })
    for (const contact of ['aiko.sato', '090-5550', '世田谷', '1994'])
      expect(docx.value).not.toContain(contact)
  }
})

test('the DOCX has every text, real headings, and the direction of its language', async () => {
  const { content, ...rest } = sampleOf('margin', 'ar', TODAY)
  const buffer = await maker().makeDocx({ content, ...rest })
  const { value } = await mammoth.convertToHtml({ buffer })
  expect(value).toContain('<h1>')
  expect(value).toContain(content.basics.name)
  for (const { title, company } of content.work)
    for (const text of [title, company]) expect(value).toContain(text)
  for (const { name } of [...content.skills, ...content.licenses]) expect(value).toContain(name)
  const { value: text } = await mammoth.extractRawText({ buffer })
  for (const line of content.summary.split('\n')) expect(text).toContain(line)
})

test('the JSON Resume has what the resume has', () => {
  const { content } = sampleOf('classic', 'tr', TODAY)
  const made = makeJsonResume(content, new Date(`${TODAY}T00:00:00Z`))
  expect(made.basics).toMatchObject({ name: content.basics.name, email: content.basics.email })
  expect(made.work.map(({ name, startDate, endDate }) => [name, startDate, endDate])).toEqual([
    ['Kuzey Yapı İnşaat', '2021-11', undefined],
    ['Çınar Mühendislik', '2018-08', '2021-10'],
  ])
  expect(made.work[0]?.highlights?.[0]).toBe(
    '214 dairelik konut projesini iki ay erken teslim eden ekibi yönettim',
  )
})

test('who comes when too many wait is told so at once, and the others are served', async () => {
  const small = createResumeMaker({ maxWaiting: 2 })
  const sample = sampleOf('lane', 'en', TODAY)
  const all = await Promise.allSettled(Array.from({ length: 6 }, () => small.makePdf(sample)))
  const refused = all.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []))
  expect(refused).toHaveLength(3)
  expect(refused.every((error) => error instanceof ApiError && error.code === 40006)).toBe(true)
  await small.close()
})

test('work that takes too long ends, and the next is done by a new thread', async () => {
  const hasty = createResumeMaker({ patienceMs: 1 })
  const sample = sampleOf('lane', 'en', TODAY)
  await expect(hasty.makePdf(sample)).rejects.toThrow('too long')
  await hasty.close()
  expect((await maker().makePdf(sample)).pages).toBe(1)
})

test('no template has a text that is read as code', () => {
  for (const name of ['base', ...RESUME_TEMPLATES]) {
    const source = readFileSync(new URL(`./templates/${name}.typ`, import.meta.url), 'utf8')
    expect(source).not.toMatch(/\beval\(|\bread\(|plugin\(|@preview/)
  }
})
