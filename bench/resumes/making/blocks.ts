/** A document before it is HTML or an OpenDocument text. */

export interface Run {
  text: string
  look?: 'strong' | 'light'
}

export type Style = 'title' | 'name' | 'headline' | 'heading' | 'text' | 'bullet' | 'cell'

export interface Paragraph {
  kind: 'paragraph'
  style: Style
  runs: Run[]
  /** At the far margin of the same line. */
  end?: string
}

export interface Cell {
  blocks: Block[]
  span?: number
  isHead?: boolean
}

export type Block =
  | Paragraph
  | { kind: 'photo' }
  /** Widths in parts of a hundred. */
  | { kind: 'table'; widths: number[]; rows: Cell[][]; isRuled: boolean }
  /** Two columns; `shaded` is the sidebar. In DOCX, `asBox` sets the sidebar as a text box. */
  | { kind: 'sides'; widths: [number, number]; sides: [Block[], Block[]]; shaded: 0 | 1; asBox: boolean }

export const paragraph = (style: Style, ...runs: (Run | string)[]): Paragraph => ({
  kind: 'paragraph',
  style,
  runs: runs.map((run) => (typeof run === 'string' ? { text: run } : run)).filter(({ text }) => text !== ''),
})

export const strong = (text: string): Run => ({ text, look: 'strong' })
export const light = (text: string): Run => ({ text, look: 'light' })
export const cell = (...blocks: (Block | string)[]): Cell => ({
  blocks: blocks.map((block) => (typeof block === 'string' ? paragraph('cell', block) : block)),
})
