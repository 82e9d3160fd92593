import type { Block, Cell, Paragraph, Run } from './blocks.ts'
import { photo } from './photo.ts'
import type { Resume } from './source.ts'

/** One XML file (`.fodt`) that LibreOffice turns into PDF, DOCX or DOC. */
export function openDocumentOf(resume: Resume, blocks: readonly Block[]): string {
  const page = resume.options.has('letter') ? [215.9, 279.4] : [210, 297]
  const document = new Body((page[0] ?? 210) - 2 * MARGIN)
  const body = document.blocks(blocks)
  return `<?xml version="1.0" encoding="UTF-8"?>
<office:document ${NAMESPACES} office:version="1.3" office:mimetype="application/vnd.oasis.opendocument.text">
<office:styles>${namedStyles(resume)}</office:styles>
<office:automatic-styles>${document.styles.join('')}
<style:page-layout style:name="page"><style:page-layout-properties fo:page-width="${page[0]}mm" fo:page-height="${page[1]}mm" fo:margin="${MARGIN}mm" style:writing-mode="${resume.lang === 'ar' ? 'rl-tb' : 'lr-tb'}"/></style:page-layout>
<style:style style:name="strong" style:family="text"><style:text-properties fo:font-weight="bold" style:font-weight-asian="bold" style:font-weight-complex="bold"/></style:style>
<style:style style:name="light" style:family="text"><style:text-properties fo:color="#666677"/></style:style>
<style:style style:name="frame" style:family="graphic"><style:graphic-properties style:wrap="parallel" style:horizontal-pos="from-left" style:horizontal-rel="paragraph" style:vertical-pos="from-top" style:vertical-rel="paragraph" fo:padding="2mm" fo:background-color="#e9eef3" draw:fill="solid" draw:fill-color="#e9eef3"/></style:style>
</office:automatic-styles>
<office:master-styles><style:master-page style:name="Standard" style:page-layout-name="page"/></office:master-styles>
<office:body><office:text>${body}</office:text></office:body></office:document>`
}

const MARGIN = 16

const NAMESPACES = [
  'office',
  'style',
  'text',
  'table',
  'draw',
  ['fo', 'xsl-fo-compatible'],
  ['svg', 'svg-compatible'],
]
  .map((each) => (typeof each === 'string' ? [each, each] : each))
  .map(([short, long]) => {
    const name = short === 'draw' ? 'drawing' : long
    return `xmlns:${short}="urn:oasis:names:tc:opendocument:xmlns:${name}:1.0"`
  })
  .join(' ')

function namedStyles({ lang, options }: Resume): string {
  const isArabic = lang === 'ar'
  const western = options.has('serif') ? 'Liberation Serif' : 'Liberation Sans'
  const asian = `Noto ${options.has('serif') ? 'Serif' : 'Sans'} CJK ${{ 'zh-CN': 'SC', 'zh-TW': 'TC' }[lang] ?? 'JP'}`
  const size = (points: number, weight = 'normal') =>
    `fo:font-size="${points}pt" style:font-size-asian="${points}pt" style:font-size-complex="${points}pt" fo:font-weight="${weight}" style:font-weight-asian="${weight}" style:font-weight-complex="${weight}"`
  const [language = '', country = 'none'] = (LOCALES[lang] ?? `${lang}-none`).split('-')
  const kind = lang === 'ja' || lang.startsWith('zh') ? 'asian' : isArabic ? 'complex' : ''
  const locale = kind
    ? `style:language-${kind}="${language}" style:country-${kind}="${country}"`
    : `fo:language="${language}" fo:country="${country}"`
  const style = (name: string, paragraph: string, text: string) =>
    `<style:style style:name="${name}" style:display-name="${name}" style:family="paragraph" style:parent-style-name="Standard"><style:paragraph-properties ${paragraph}/><style:text-properties ${text}/></style:style>`
  return `<style:default-style style:family="paragraph"><style:paragraph-properties style:writing-mode="${isArabic ? 'rl-tb' : 'lr-tb'}"/><style:text-properties style:font-name="${western}" fo:font-family="'${western}'" style:font-family-asian="'${asian}'" style:font-family-complex="'${options.has('serif') ? 'Noto Naskh Arabic' : 'Noto Sans Arabic'}'" ${size(10.5)} ${locale}/></style:default-style>
<style:style style:name="Standard" style:family="paragraph" style:class="text"><style:paragraph-properties fo:margin-bottom="0.6mm"${isArabic ? ' fo:text-align="start" style:writing-mode="rl-tb"' : ''}/></style:style>
${style('title', 'fo:text-align="center" fo:margin-bottom="3mm"', size(16, 'bold'))}${style('name', '', size(19, 'bold'))}${style('headline', '', `fo:color="#445566" ${size(12)}`)}
${style('heading', 'fo:margin-top="3mm" fo:margin-bottom="1mm" fo:border-bottom="0.5pt solid #aaaabb" fo:keep-with-next="always"', `fo:color="${options.has('plain-ink') ? '#000000' : '#1d4e7a'}" ${options.has('capitals') ? 'fo:text-transform="uppercase"' : ''} ${size(12, 'bold')}`)}
${style('text', '', size(10.5))}${style('cell', '', size(10))}${style('bullet', '', size(10.5))}
<text:list-style style:name="bullets"><text:list-level-style-bullet text:level="1" text:bullet-char="•"><style:list-level-properties text:list-level-position-and-space-mode="label-alignment"><style:list-level-label-alignment text:label-followed-by="listtab" fo:text-indent="-4mm" fo:margin-left="6mm"/></style:list-level-properties></text:list-level-style-bullet></text:list-style>`
}

const LOCALES: Readonly<Record<string, string>> = {
  en: 'en-GB',
  'zh-CN': 'zh-CN',
  'zh-TW': 'zh-TW',
  ja: 'ja-JP',
  es: 'es-ES',
  pt: 'pt-BR',
  ms: 'ms-MY',
  id: 'id-ID',
  tr: 'tr-TR',
  ar: 'ar-EG',
}

class Body {
  readonly styles: string[] = []
  /** The width of the text, in millimetres. */
  readonly #width: number

  constructor(width: number) {
    this.#width = width
  }

  blocks(blocks: readonly Block[]): string {
    return blocks
      .map((block) => this.#block(block))
      .join('')
      .replaceAll(/<\/text:list><text:list text:style-name="bullets">/g, '')
  }

  #block(block: Block): string {
    switch (block.kind) {
      case 'photo':
        return `<text:p text:style-name="text"><draw:frame text:anchor-type="as-char" svg:width="26mm" svg:height="34mm"><draw:image><office:binary-data>${photo().toString('base64')}</office:binary-data></draw:image></draw:frame></text:p>`
      case 'table':
        return this.#table(block.widths, block.rows, block.isRuled ? 'fo:border="0.5pt solid #555555"' : '')
      case 'sides':
        return block.asBox ? this.#boxed(block) : this.#sides(block)
      case 'paragraph':
        return this.#paragraph(block)
    }
  }

  #sides({ widths, sides, shaded }: Extract<Block, { kind: 'sides' }>): string {
    const row = sides.map((blocks, at) => ({ blocks, isHead: at === shaded }))
    return this.#table(widths, [row], '')
  }

  /** The sidebar as a text box beside the text, as Word's templates have it. */
  #boxed({ widths, sides, shaded }: Extract<Block, { kind: 'sides' }>): string {
    const width = ((widths[shaded] ?? 30) / 100) * this.#width
    const left = shaded === 0 ? 0 : this.#width - width
    const box = `<draw:frame draw:style-name="frame" text:anchor-type="paragraph" svg:x="${left}mm" svg:y="0mm" svg:width="${width}mm"><draw:text-box fo:min-height="200mm">${this.blocks(sides[shaded])}</draw:text-box></draw:frame>`
    const main = this.blocks(sides[shaded === 0 ? 1 : 0])
    return `<text:p text:style-name="text">${box}</text:p>${main}`
  }

  #table(widths: readonly number[], rows: readonly Cell[][], border: string): string {
    const table = this.#style(
      'table',
      `<style:table-properties style:width="${this.#width}mm" table:align="margins"/>`,
    )
    const columns = widths.map((width) => {
      const style = this.#style(
        'table-column',
        `<style:table-column-properties style:column-width="${(width / 100) * this.#width}mm"/>`,
      )
      return `<table:table-column table:style-name="${style}"/>`
    })
    const plain = this.#style(
      'table-cell',
      `<style:table-cell-properties fo:padding="1mm" ${border || 'fo:border="none"'}/>`,
    )
    const head = this.#style(
      'table-cell',
      `<style:table-cell-properties fo:padding="1mm" fo:background-color="#e9eef3" ${border || 'fo:border="none"'}/>`,
    )
    const body = rows.map(
      (row) =>
        `<table:table-row>${row
          .map(({ blocks, span, isHead }) => {
            const covered = '<table:covered-table-cell/>'.repeat((span ?? 1) - 1)
            const inner = this.blocks(blocks) || '<text:p text:style-name="cell"/>'
            return `<table:table-cell table:style-name="${isHead ? head : plain}"${span ? ` table:number-columns-spanned="${span}"` : ''}>${inner}</table:table-cell>${covered}`
          })
          .join('')}</table:table-row>`,
    )
    return `<table:table table:style-name="${table}">${columns.join('')}${body.join('')}</table:table>`
  }

  #paragraph({ style, runs, end }: Paragraph): string {
    if (style === 'bullet') {
      return `<text:list text:style-name="bullets"><text:list-item><text:p text:style-name="bullet">${runsOf(runs)}</text:p></text:list-item></text:list>`
    }
    if (end === undefined) return `<text:p text:style-name="${style}">${runsOf(runs)}</text:p>`
    const tabbed = this.#style(
      'paragraph',
      `<style:paragraph-properties><style:tab-stops><style:tab-stop style:position="${this.#width}mm" style:type="right"/></style:tab-stops></style:paragraph-properties>`,
    )
    return `<text:p text:style-name="${tabbed}">${runsOf(runs)}<text:tab/>${escaped(end)}</text:p>`
  }

  #style(family: string, properties: string): string {
    const name = `made${this.styles.length}`
    const parent = family === 'paragraph' ? ' style:parent-style-name="text"' : ''
    this.styles.push(
      `<style:style style:name="${name}" style:family="${family}"${parent}>${properties}</style:style>`,
    )
    return name
  }
}

const runsOf = (runs: readonly Run[]): string =>
  runs
    .map(({ text, look }) =>
      look ? `<text:span text:style-name="${look}">${escaped(text)}</text:span>` : escaped(text),
    )
    .join('')

const escaped = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll(/ {2,}/g, (spaces) => ` <text:s text:c="${spaces.length - 1}"/>`)
