/**
 * node bench/resumes/making/main.ts: makes the labelled resumes and their labels of the sources; see ../README.md.
 */
import { execFileSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Browser, chromium } from '@playwright/test'
import { lookUp } from '#shared/look-up.ts'
import { htmlOf } from './html.ts'
import { labelsOf } from './labels.ts'
import { layOut } from './layouts.ts'
import { openDocumentOf } from './open-document.ts'
import { PARTS, type Resume, resumesOf } from './source.ts'

const { values } = parseArgs({
  options: {
    /** Make only those whose id begins like this. */
    only: { type: 'string', default: '' },
    /** Make only those that are not there yet. */
    new: { type: 'boolean', default: false },
  },
})
const FOLDER = join(import.meta.dirname, '..')
const FILTERS = { docx: 'docx:MS Word 2007 XML', doc: 'doc:MS Word 97' }
const CHROMIUM = process.env.CHROMIUM || '/usr/bin/chromium'
const SOFFICE = process.env.SOFFICE || '/usr/bin/soffice'

const missing = [CHROMIUM, SOFFICE].filter((program) => !existsSync(program))
if (missing.length > 0) {
  console.log(
    `${missing.join(' and ')} is missing. The resumes are made by Chromium and LibreOffice: install Debian's chromium and libreoffice-writer-nogui, or name the programs in CHROMIUM and SOFFICE. The files that are there stay as they are.`,
  )
  process.exitCode = 1
} else {
  const resumes = PARTS.flatMap((part) => resumesOf(FOLDER, part)).filter(
    (resume) => resume.id.startsWith(values.only) && !(values.new && existsSync(fileOf(resume, 'json'))),
  )
  for (const resume of resumes)
    writeFileSync(fileOf(resume, 'json'), `${JSON.stringify(labelsOf(resume), null, 2)}\n`)
  await print(resumes.filter(({ maker }) => maker === 'chromium'))
  convert(resumes.filter(({ maker }) => maker === 'libreoffice'))
  execFileSync('node_modules/.bin/biome', ['format', '--write', FOLDER], { stdio: 'ignore' })
  console.log(`${resumes.length} resumes are made`)
}

function fileOf({ part, id }: Resume, extension: string): string {
  return join(FOLDER, part, `${id}.${extension}`)
}

async function print(resumes: readonly Resume[]): Promise<void> {
  const browser = await chromium.launch({ executablePath: CHROMIUM, args: ['--no-sandbox'] })
  for (const resume of resumes) {
    const html = htmlOf(resume, layOut(resume))
    const pdf = resume.format === 'scan' ? await scanOf(browser, html) : await pdfOf(browser, html, true)
    writeFileSync(fileOf(resume, 'pdf'), pdf)
  }
  await browser.close()
}

async function pdfOf(browser: Browser, html: string, tagged: boolean): Promise<Buffer> {
  const page = await browser.newPage()
  await page.setContent(html)
  const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true, tagged })
  await page.close()
  return pdf
}

/** A PDF of a picture of the page. */
async function scanOf(browser: Browser, html: string): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width: 760, height: 1075 }, deviceScaleFactor: 1.5 })
  await page.setContent(html)
  const picture = await page.screenshot({ type: 'jpeg', quality: 45 })
  await page.close()
  const image = `<img alt="" style="width:100%" src="data:image/jpeg;base64,${picture.toString('base64')}">`
  return await pdfOf(
    browser,
    `<!doctype html><style>@page { size: A4; margin: 6mm } body { margin: 0 }</style>${image}`,
    false,
  )
}

/** LibreOffice starts once for each format. */
function convert(resumes: readonly Resume[]): void {
  const folder = mkdtempSync(join(tmpdir(), 'resumes-'))
  for (const format of new Set(resumes.map((resume) => resume.format))) {
    const these = resumes.filter((resume) => resume.format === format)
    const sources = these.map((resume) => {
      const path = join(folder, `${resume.id}.fodt`)
      writeFileSync(path, openDocumentOf(resume, layOut(resume)))
      return path
    })
    const filter = lookUp(FILTERS, format) ?? format
    execFileSync(
      SOFFICE,
      [
        `-env:UserInstallation=file://${folder}/profile`,
        '--headless',
        '--convert-to',
        filter,
        '--outdir',
        folder,
        ...sources,
      ],
      { stdio: 'ignore' },
    )
    for (const resume of these) copyFileSync(join(folder, `${resume.id}.${format}`), fileOf(resume, format))
  }
  rmSync(folder, { recursive: true })
}
