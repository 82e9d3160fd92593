import {
  AlignmentType,
  BorderStyle,
  Document,
  ExternalHyperlink,
  HeadingLevel,
  ImageRun,
  type IRunOptions,
  Packer,
  Paragraph,
  type ParagraphChild,
  Tab,
  TabStopType,
  TextRun,
} from 'docx'
import { lookUp } from '#shared/look-up.ts'
import type { Entry, Printable, Section } from './printable.ts'
import type { Block } from './rich-text.ts'
import type { Words } from './words.ts'

/**
 * A resume as DOCX: one column with real headings and lists, whatever the template, so that an office program can edit
 * it and a machine can read it. Word takes its fonts from the computer: the usual ones of each script are named.
 */
export async function makeDocx(printable: Printable, photo: Uint8Array | null): Promise<Buffer> {
  const typed = writerOf(printable)
  const { page, edge } = PAPERS[printable.paper]
  const document = new Document({
    title: printable.title,
    creator: printable.name.text,
    styles: { default: stylesOf(printable) },
    sections: [
      {
        properties: {
          page: { size: page, margin: { top: edge, bottom: edge, left: edge, right: edge } },
        },
        children: [
          ...photoOf(photo, typed),
          ...headOf(printable, typed),
          ...printable.sections.flatMap((section) => sectionOf(section, typed, page.width - 2 * edge)),
          ...formTexts(printable, typed),
        ],
      },
    ],
  })
  return Packer.toBuffer(document)
}

/** Twentieths of a point. */
const PAPERS = {
  a4: { page: { width: 11_906, height: 16_838 }, edge: 1134 },
  letter: { page: { width: 12_240, height: 15_840 }, edge: 1080 },
} as const

const EAST_ASIAN_FONT: ReadonlyMap<string, string> = new Map([
  ['ja', 'Yu Gothic'],
  ['zh-CN', 'Microsoft YaHei'],
  ['zh-TW', 'Microsoft JhengHei'],
])

function stylesOf({ language, accent }: Printable) {
  const font = {
    ascii: 'Calibri',
    hAnsi: 'Calibri',
    cs: 'Arial',
    eastAsia: EAST_ASIAN_FONT.get(language) ?? 'Microsoft YaHei',
  }
  const color = accent.slice(1)
  const heading = (size: number, before: number, after: number, shade: string) => ({
    run: { font, size, sizeComplexScript: size, bold: true, boldComplexScript: true, color: shade },
    paragraph: { spacing: { before, after }, keepNext: true },
  })
  return {
    document: {
      run: {
        font,
        size: 21,
        sizeComplexScript: 21,
        language: { value: language, eastAsia: language, bidirectional: language },
      },
      paragraph: { spacing: { after: 60, line: 264 } },
    },
    title: heading(48, 0, 40, color),
    heading1: heading(26, 280, 100, color),
    heading2: heading(22, 140, 20, '191D21'),
  }
}

interface Typed {
  run(words: Words | string, style?: IRunOptions): TextRun
  paragraph(children: ParagraphChild[], style?: ParagraphStyle): Paragraph
  linked(target: string | null, words: Words, style?: IRunOptions): ParagraphChild
}

type ParagraphStyle = Omit<ConstructorParameters<typeof Paragraph>[0] & object, 'children'>

const SOFT: IRunOptions = { color: '545C64' }

function writerOf({ dir }: Printable): Typed {
  const run = (said: Words | string, style: IRunOptions = {}) => {
    const text = typeof said === 'string' ? said : said.text.replaceAll('\u200b', '')
    const direction = typeof said === 'string' ? null : said.dir
    return new TextRun({ ...style, text, rightToLeft: (direction ?? dir) === 'rtl' })
  }
  return {
    run,
    paragraph: (children, style = {}) => new Paragraph({ bidirectional: dir === 'rtl', ...style, children }),
    linked: (target, said, style) =>
      target === null
        ? run(said, style)
        : new ExternalHyperlink({ link: target, children: [run(said, style)] }),
  }
}

function photoOf(photo: Uint8Array | null, { paragraph }: Typed): Paragraph[] {
  const type = photo === null ? null : typeOf(photo)
  if (photo === null || type === null) return []
  const image = new ImageRun({ type, data: photo, transformation: { width: 90, height: 112 } })
  return [paragraph([image], { alignment: AlignmentType.END })]
}

/** Null for what Word does not show. */
function typeOf(photo: Uint8Array): 'png' | 'jpg' | null {
  if (photo[0] === 0x89 && photo[1] === 0x50) return 'png'
  return photo[0] === 0xff && photo[1] === 0xd8 ? 'jpg' : null
}

const DOT = ' · '

function headOf({ name, headline, contacts, personal }: Printable, typed: Typed): Paragraph[] {
  const { run, paragraph, linked } = typed
  return [
    paragraph([run(name)], { heading: HeadingLevel.TITLE }),
    ...(headline === null ? [] : [paragraph([run(headline, { size: 24, sizeComplexScript: 24 })])]),
    ...(contacts.length === 0
      ? []
      : [
          paragraph(
            between(
              contacts.map((contact) => linked(contact.target, contact.words, SOFT)),
              () => run(DOT, SOFT),
            ),
          ),
        ]),
    ...personal.map(({ label, words }) => paragraph([run(`${label}: `, SOFT), run(words)])),
  ]
}

const between = <Part>(parts: readonly Part[], separator: () => Part): Part[] =>
  parts.flatMap((part, index) => (index === 0 ? [part] : [separator(), part]))

function sectionOf(section: Section, typed: Typed, width: number): Paragraph[] {
  return [headingOf([typed.run(section.heading)], typed), ...contentOf(section, typed, width)]
}

const headingOf = (children: ParagraphChild[], { paragraph }: Typed): Paragraph =>
  paragraph(children, {
    heading: HeadingLevel.HEADING_1,
    border: { bottom: { style: BorderStyle.SINGLE, size: 4, color: 'C9CED3', space: 2 } },
  })

function contentOf(section: Section, typed: Typed, width: number): Paragraph[] {
  if (section.kind === 'text') return blocksOf(section.blocks, typed)
  if (section.kind === 'entries') return section.entries.flatMap((entry) => entryOf(entry, typed, width))
  const { run, paragraph, linked } = typed
  return section.items.map(({ words, detail, target }) =>
    paragraph(
      [
        linked(target, words),
        ...(detail === null ? [] : [run(' (', SOFT), run(detail, SOFT), run(')', SOFT)]),
      ],
      { bullet: { level: 0 } },
    ),
  )
}

function entryOf(
  { title, at, details, span, target, blocks }: Entry,
  typed: Typed,
  width: number,
): Paragraph[] {
  const { run, paragraph, linked } = typed
  const facts = [...(at === null ? [] : [at]), ...details]
  const since =
    span === '' ? [] : [new TextRun({ children: [new Tab()] }), run(span, { ...SOFT, bold: false })]
  return [
    paragraph([linked(target, title), ...since], {
      heading: HeadingLevel.HEADING_2,
      // Counted from the start of the line, in either direction.
      tabStops: [{ type: TabStopType.END, position: width }],
    }),
    ...(facts.length === 0
      ? []
      : [
          paragraph(
            between(
              facts.map((fact) => run(fact, SOFT)),
              () => run(DOT, SOFT),
            ),
          ),
        ]),
    ...blocksOf(blocks, typed),
  ]
}

function blocksOf(blocks: readonly Block[], { run, paragraph }: Typed): Paragraph[] {
  return blocks.flatMap((block) =>
    block.kind === 'paragraph'
      ? [paragraph(block.runs.map((part) => run(part.words, { bold: part.is_bold })))]
      : block.items.map((item) =>
          paragraph(
            item.map((part) => run(part.words, { bold: part.is_bold })),
            { bullet: { level: 0 } },
          ),
        ),
  )
}

/** What only the forms of Japan ask for, as sections of its own. */
function formTexts({ form }: Printable, typed: Typed): Paragraph[] {
  const texts: [label: string, blocks: Block[]][] = [
    ['appeal', form.appeal],
    ['motivation', form.motivation],
    ['wishes', form.wishes],
  ]
  return texts.flatMap(([label, blocks]) =>
    blocks.length === 0
      ? []
      : [headingOf([typed.run(lookUp(form.labels, label) ?? '')], typed), ...blocksOf(blocks, typed)],
  )
}
