import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { NodeCompiler, type NodeTypstDocument } from '@myriaddreamin/typst-ts-node-compiler'
import { z } from 'zod'
import { mendArabicText } from './mend-arabic-text.ts'
import { type Printable, printableOf } from './printable.ts'
import type { ResumeDocument } from './resume-maker.ts'

/**
 * Sets a resume with typst, in the thread. The program is a template of ours; the resume is data that comes in as JSON,
 * so nothing in it is read as code. The compiler reads files only below the folder of the templates, and `fallback:
 * false` in the templates keeps fonts of the machine out.
 *
 * A document that is to fit one page is set again more closely: five levels, of which each saves about a tenth, with
 * text of at least 9 points. The levels that can fit follow from how full the pages were, so it is set two or three
 * times, not five.
 */
export interface Typeset {
  pages: number
  /** How many more lines the last page takes. */
  linesLeft: number
  pdf(): Buffer
  /** All pages in one SVG, as the compiler writes it: see `svgOfPage`. */
  svg(): string
}

export function typeset(document: ResumeDocument): Typeset {
  const { content, setting, photo, today } = document
  const hasPhoto = setting.has_photo && photo !== null
  const printable = printableOf(content, setting, { hasPhoto, today })
  const isArabic = /\p{Script=Arabic}/u.test(JSON.stringify(printable))
  if (hasPhoto) compiler.mapShadow(PHOTO, Buffer.from(photo))
  try {
    const asDesigned = compile(setting.template, printable, 0)
    const fitted = isFitted(document)
      ? setClosely(asDesigned, (level) => compile(setting.template, printable, level))
      : null
    const { made, pages, linesLeft } = fitted ?? asDesigned
    return {
      pages,
      linesLeft,
      pdf: () => (isArabic ? mendArabicText(pdfOf(made, today)) : pdfOf(made, today)),
      svg: () => compiler.plainSvg(made),
    }
  } finally {
    if (hasPhoto) compiler.unmapShadow(PHOTO)
    // What the last pages left in the compiler's memory makes the next preview faster; older things go.
    compiler.evictCache(CACHED_COMPILATIONS)
  }
}

/**
 * For readers that cannot see (PDF/UA-1). The compiler refuses that for a letter that none of our fonts has; then it is a
 * tagged PDF without that promise. It is dated by the day: whoever makes the same page twice has the same file.
 */
function pdfOf(made: NodeTypstDocument, today: string): Buffer {
  const dated = { creationTimestamp: Date.parse(today) / 1000 }
  try {
    return compiler.pdf(made, { ...dated, pdfStandard: 'ua-1' })
  } catch {
    return compiler.pdf(made, dated)
  }
}

const TEMPLATES = fileURLToPath(new URL('./templates', import.meta.url))
const PHOTO = join(TEMPLATES, 'photo')
const CACHED_COMPILATIONS = 12

const { resolve } = createRequire(import.meta.url)
const folderOf = (name: string, folder: string) => join(dirname(resolve(name)), folder)

const compiler = NodeCompiler.create({
  workspace: TEMPLATES,
  fontArgs: [
    {
      fontPaths: [
        ...['latin', 'arabic', 'sc', 'tc', 'jp', 'kr'].map((script) =>
          folderOf(`@embedpdf/fonts-${script}`, '../fonts'),
        ),
        folderOf('@expo-google-fonts/noto-sans-thai', '400Regular'),
        folderOf('@expo-google-fonts/noto-sans-thai', '700Bold'),
      ],
    },
  ],
})

interface Setting {
  made: NodeTypstDocument
  pages: number
  /** In pages: 1.5 is a page and a half. */
  fill: number
  linesLeft: number
}

function compile(template: string, printable: Printable, level: number): Setting {
  const result = compiler.compile({
    mainFilePath: join(TEMPLATES, `${template}.typ`),
    inputs: { resume: JSON.stringify(printable), level: String(level) },
  })
  const made = result.result
  if (made === null) {
    const failure = result.takeDiagnostics()
    throw new Error(
      `The template ${template} fails: ${failure === null ? '' : JSON.stringify(compiler.fetchDiagnostics(failure))}`,
    )
  }
  const [end] = END.parse(compiler.query(made, { selector: '<end>', field: 'value' }))
  const pages = made.numOfPages
  const bottom = end.height - BOTTOM_MARGIN
  return {
    made,
    pages,
    fill: end.page - 1 + Math.min(1, end.y / bottom),
    linesLeft: end.page < pages ? 0 : Math.max(0, Math.floor((bottom - end.y) / LINE)),
  }
}

/** Where the text ends: the templates place it. Points. */
const END = z.tuple([z.object({ page: z.number(), y: z.number(), height: z.number() })])
const BOTTOM_MARGIN = 46
const LINE = 16

/** The boxes of a rirekisho stay where they are. */
const isFitted = ({ setting }: ResumeDocument): boolean =>
  setting.fits_one_page && setting.template !== 'rirekisho'

/** About how much of its height a text takes at a level. */
const SHARES = [1, 0.9, 0.81, 0.74, 0.68]
/** The estimate is only so exact. */
const TOLERANCE = 0.08
/** A last page that has less than this is worth avoiding, whatever the number of pages. */
const NEARLY_EMPTY = 0.15

/** Null: it stays as designed. */
function setClosely(asDesigned: Setting, compileAt: (level: number) => Setting): Setting | null {
  const { pages, fill } = asDesigned
  if (pages === 1) return null
  const canFit = (level: number, wanted: number) => fill * (SHARES[level] ?? 1) <= wanted + TOLERANCE
  const closest = SHARES.length - 1
  const wanted = canFit(closest, 1) ? 1 : fill - (pages - 1) < NEARLY_EMPTY ? pages - 1 : null
  if (wanted === null) return null
  for (let level = 1; level <= closest; level += 1) {
    if (!canFit(level, wanted)) continue
    const closer = compileAt(level)
    if (closer.pages <= wanted) return closer
  }
  return null
}
