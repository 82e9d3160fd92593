import type { Block, Cell, Run } from './blocks.ts'
import { photo } from './photo.ts'
import type { Resume } from './source.ts'

/** A page for Chromium to print. */
export function htmlOf(resume: Resume, blocks: readonly Block[]): string {
  const { options, lang } = resume
  const size = options.has('letter') ? 'letter' : 'A4'
  return `<!doctype html><html lang="${lang}" dir="${lang === 'ar' ? 'rtl' : 'ltr'}"><meta charset="utf-8"><title>${escaped(resume.name)}</title>
<style>@page { size: ${size}; margin: 14mm }
body { font: 10.5pt/1.4 ${FONTS[lang] ?? ''} ${options.has('serif') ? "'Liberation Serif', 'Noto Naskh Arabic', serif" : "'Liberation Sans', 'Noto Sans Arabic', sans-serif"}; margin: 0; width: ${size === 'A4' ? 182 : 188}mm }
p { margin: 0 0 2pt } .name { font-size: 20pt; font-weight: bold } .title { font-size: 16pt; text-align: center; letter-spacing: .3em }
.headline { font-size: 12pt; color: #456 } .heading { font-size: 12pt; font-weight: bold; color: ${options.has('plain-ink') ? '#000' : '#1d4e7a'}; border-bottom: 1px solid #aab; margin: 9pt 0 4pt; ${options.has('capitals') ? 'text-transform: uppercase; letter-spacing: .06em' : ''} }
ul { margin: 1pt 0 4pt; padding-inline-start: 14pt } .ends { display: flex; justify-content: space-between; gap: 10pt } .ends span:last-child { white-space: nowrap }
table { border-collapse: collapse; width: 100%; margin: 4pt 0; table-layout: fixed } td, th { vertical-align: top; padding: 2pt 5pt; text-align: start; font-weight: inherit } .ruled td, .ruled th { border: 1px solid #555 } th { background: #eee }
.sides { display: flex; gap: 7mm } .side { background: #e9eef3; padding: 4mm } i { font-style: normal; color: #667 } img { width: 26mm; height: 34mm; display: block; margin-bottom: 6pt }</style>
<body>${blocksOf(blocks)}</body></html>`
}

const CJK = (region: string) => `'Noto Sans CJK ${region}',`
const FONTS: Readonly<Record<string, string>> = { ja: CJK('JP'), 'zh-CN': CJK('SC'), 'zh-TW': CJK('TC') }

function blocksOf(blocks: readonly Block[]): string {
  return blocks
    .map(blockOf)
    .join('\n')
    .replaceAll(/(?:<li>.*<\/li>\n?)+/g, (items) => `<ul>${items}</ul>`)
}

function blockOf(block: Block): string {
  switch (block.kind) {
    case 'photo':
      return `<img alt="" src="data:image/png;base64,${photo().toString('base64')}">`
    case 'table': {
      const columns = block.widths.map((width) => `<col style="width:${width}%">`).join('')
      const rows = block.rows.map((row) => `<tr>${row.map(cellOf).join('')}</tr>`).join('')
      return `<table${block.isRuled ? ' class="ruled"' : ''}>${columns}${rows}</table>`
    }
    case 'sides':
      return `<div class="sides">${block.sides
        .map(
          (side, at) =>
            `<div${at === block.shaded ? ' class="side"' : ''} style="flex:0 0 ${sideWidth(block.widths, at)}">${blocksOf(side)}</div>`,
        )
        .join('')}</div>`
    case 'paragraph': {
      if (block.style === 'bullet') return `<li>${runsOf(block.runs)}</li>`
      if (block.end === undefined) return `<p class="${block.style}">${runsOf(block.runs)}</p>`
      return `<p class="ends"><span>${runsOf(block.runs)}</span><span>${escaped(block.end)}</span></p>`
    }
  }
}

/** The gap and the padding of the shaded side are taken off both. */
const sideWidth = (widths: [number, number], at: number): string => `calc(${widths[at]}% - 8mm)`

const cellOf = (cell: Cell): string => {
  const tag = cell.isHead ? 'th' : 'td'
  return `<${tag}${cell.span ? ` colspan="${cell.span}"` : ''}>${blocksOf(cell.blocks)}</${tag}>`
}

const runsOf = (runs: readonly Run[]): string =>
  runs
    .map(({ text, look }) => {
      if (look === 'strong') return `<b>${escaped(text)}</b>`
      return look === 'light' ? `<i>${escaped(text)}</i>` : escaped(text)
    })
    .join('')

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
