import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { LANGUAGES } from '#config/languages.ts'
import { RESUME_TEMPLATES } from '../../contract/resume-choices.ts'
import { readLines } from '../reading/lines/read-lines.ts'
import { resumeOf } from '../reading/read-resume.ts'
import { bare, makerForTests, readPdf, TODAY } from './making.test-helper.ts'
import { printableOf } from './printable.ts'
import type { ResumeDocument } from './resume-maker.ts'
import { sampleOf } from './sample-document.ts'

const maker = makerForTests()

/** The resume of each language in each template. */
const documents: [name: string, document: ResumeDocument][] = RESUME_TEMPLATES.flatMap((template) =>
  LANGUAGES.map((language): [string, ResumeDocument] => [
    `${template} in ${language}`,
    sampleOf(template, language, TODAY),
  ]),
)

/** Each is made once. */
const made = new Map<ResumeDocument, ReturnType<ReturnType<typeof maker>['makePdf']>>()
function printed(document: ResumeDocument) {
  const known = made.get(document) ?? maker().makePdf(document)
  made.set(document, known)
  return known
}

test.each(documents)(
  'every word of %s comes back from the PDF, which says whose it is',
  async (_, document) => {
    const { pdf, pages } = await printed(document)
    const read = await readPdf(pdf, { isRightToLeft: languageOf(document) === 'ar' })
    expect(missing(read.text, document)).toEqual([])
    expect(read.isTagged).toBe(true)
    expect(read.missingFonts).toEqual([])
    expect(read.size).toEqual([595, 842])
    // Typst writes this only after its own checks.
    expect(pdf.toString('latin1')).toMatch(/pdfuaid:part/)
    expect(read.info.Title).toContain(document.content.basics.name)
    expect(read.info).toMatchObject({ Author: document.content.basics.name, Language: languageOf(document) })
    expect(read.smallest).toBeGreaterThanOrEqual(8.99)
    expect(read.pages).toBe(pages)
    expect(pages).toBe(document.setting.template === 'rirekisho' ? 2 : 1)
  },
)

test('our own reader gets every word back, and understands whose it is and what they did', async () => {
  const counted = { said: 0, understood: 0 }
  for (const [name, document] of documents) {
    const { content, setting } = document
    const read = await readLines((await printed(document)).pdf)
    if ('problem' in read) throw new Error(`${name}: ${read.problem}`)
    expect([name, missing(bare(read.lines.map(({ text }) => text).join(' ')), document)]).toEqual([name, []])
    const { said } = resumeOf(read)
    // The forms of Japan name no section as other resumes do: their words come back, and people sort them.
    if (setting.template === 'rirekisho' || setting.template === 'shokumu') continue
    expect([name, said.contacts.emails]).toEqual([name, [content.basics.email]])
    expect([name, said.basics.first_name === null]).toEqual([name, false])
    const facts = [
      ...content.work.flatMap(({ title, company }) => [
        said.work.some((job) => job.title?.includes(title)),
        said.work.some((job) => job.company?.includes(company)),
      ]),
      ...content.education.map(({ school }) => said.education.some((one) => one.name?.includes(school))),
      ...content.skills.map((skill) => said.skills.some((one) => one.name === skill.name)),
    ]
    counted.said += facts.length
    counted.understood += facts.filter(Boolean).length
  }
  expect(counted.understood / counted.said).toBeGreaterThan(0.92)
})

test('a job without a date is read as a job of its own, wherever it stands', async () => {
  for (const [template, language] of [
    ['classic', 'es'],
    ['margin', 'tr'],
    ['lane', 'ar'],
  ] as const) {
    const document = sampleOf(template, language, TODAY)
    const titles = document.content.work.map(({ title }) => title)
    for (const undated of [0, 1, titles.length - 1]) {
      const work = document.content.work.map((job, index) =>
        index === undated ? { ...job, start: '', end: '', is_current: false } : job,
      )
      const changed = { ...document, content: { ...document.content, work } }
      const read = await readLines((await maker().makePdf(changed)).pdf)
      if ('problem' in read) throw new Error(read.problem)
      expect(resumeOf(read).said.work.map(({ title }) => title)).toEqual(titles)
    }
  }
})

test('one column is read from above to below, in the order of its owner', async () => {
  for (const language of LANGUAGES.filter((each) => each !== 'ar')) {
    const document = sampleOf('classic', language, TODAY)
    const { text } = await readPdf((await maker().makePdf(document)).pdf, { isRightToLeft: false })
    let at = 0
    for (const phrase of phrasesOf(document)) {
      const found = text.indexOf(bare(phrase), at)
      expect([phrase, found]).toEqual([phrase, expect.toSatisfy((place: number) => place >= at)])
      at = found
    }
  }
})

const hasPoppler = (() => {
  try {
    for (const program of ['pdftotext', 'pdfunite']) execFileSync(program, ['-v'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
})()

/** All pages of all resumes in one file: a process for each takes longer than to read it. */
test.skipIf(!hasPoppler)(
  'pdftotext reads every word (left out where poppler-utils is not installed)',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'joblane-printed-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    const all = join(folder, 'all.pdf')
    const files = documents.map((_, number) => join(folder, `${number}.pdf`))
    const pagesOf: number[] = []
    for (const [number, [, document]] of documents.entries()) {
      const { pdf, pages } = await printed(document)
      writeFileSync(files[number] ?? '', pdf)
      pagesOf.push(pages)
    }
    execFileSync('pdfunite', [...files, all])
    const read = (...order: string[]) =>
      execFileSync('pdftotext', [...order, all, '-'], { encoding: 'utf8', maxBuffer: 64 * 1024 ** 2 }).split(
        '\f',
      )
    // By the lines of the page, which go across two columns, and by the order of the file, which divides Arabic words at
    // the signs above their letters: a word that is broken in one is whole in the other.
    const [byLines, byOrder] = [read(), read('-raw')]
    for (const [number, [name, document]] of documents.entries()) {
      const pages = pagesOf[number] ?? 0
      const text = [...byLines.splice(0, pages), ...byOrder.splice(0, pages)].join(' ')
      expect([name, missing(bare(text), document)]).toEqual([name, []])
    }
    // A page ends with a sign, and nothing follows the last.
    expect([byLines, byOrder]).toEqual([[''], ['']])
  },
)

const languageOf = ({ content: { language } }: ResumeDocument): string => language

/** The words of a document that a text lacks. */
function missing(text: string, document: ResumeDocument): string[] {
  const found = comparable(text)
  return phrasesOf(document)
    .flatMap((phrase) => phrase.split(/\s+/))
    .filter((word) => !found.includes(comparable(bare(word))))
}

// The signs above Arabic letters are placed by themselves; readers of PDFs put them before or behind a joined letter.
const comparable = (text: string): string => text.normalize('NFKC').replaceAll(/[\u064b-\u0652\p{P}]/gu, '')

function phrasesOf({ content, setting }: ResumeDocument): string[] {
  const { name, headline, sections } = printableOf(content, setting, { hasPhoto: false, today: TODAY })
  const isForm = setting.template === 'rirekisho' || setting.template === 'shokumu'
  if (isForm) return [name.text, ...content.work.map(({ company }) => company)]
  const said = (...words: ({ text: string } | null)[]) =>
    words.flatMap((each) => each?.text.replaceAll('\u200b', '') ?? [])
  return [
    ...said(name, headline),
    ...sections.flatMap((section) => {
      if (section.kind === 'items') return section.items.flatMap((item) => said(item.words, item.detail))
      const blocks = section.kind === 'text' ? section.blocks : []
      const entries = section.kind === 'entries' ? section.entries : []
      return [
        ...blocks.flatMap(runsOf),
        ...entries.flatMap((entry) => [
          ...said(entry.title, entry.at, ...entry.details),
          ...entry.blocks.flatMap(runsOf),
        ]),
      ]
    }),
  ].filter((phrase) => phrase !== '')
}

const runsOf = (block: ReturnType<typeof printableOf>['form']['appeal'][number]): string[] =>
  (block.kind === 'paragraph' ? [block.runs] : block.items).map((runs) =>
    runs.map(({ words }) => words.text.replaceAll('\u200b', '')).join(''),
  )
