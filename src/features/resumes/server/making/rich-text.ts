import { type Words, words } from './words.ts'

/** A text of several lines: paragraphs and lists of runs, of which some are bold. */
export type Block = { kind: 'paragraph'; runs: Run[] } | { kind: 'list'; items: Run[][] }
export interface Run {
  words: Words
  is_bold: boolean
}

export function richText(text: string): Block[] {
  const blocks: Block[] = []
  for (const line of text.split('\n')) {
    if (line.trim() === '') continue
    const item = BULLET.exec(line)?.[1]
    const last = blocks.at(-1)
    if (item === undefined) blocks.push({ kind: 'paragraph', runs: runsOf(line.trim()) })
    else if (last?.kind === 'list') last.items.push(runsOf(item))
    else blocks.push({ kind: 'list', items: [runsOf(item)] })
  }
  return blocks
}

/** Signs that only begin items need no space behind them. */
const BULLET = /^\s*(?:[•●▪◦‣・]\s*|[-*–]\s+)(\S.*)$/u

const runsOf = (line: string): Run[] =>
  line
    .split(/\*\*(?=\S)(.+?)(?<=\S)\*\*/u)
    .map((part, index) => ({ words: words(part), is_bold: index % 2 === 1 }))
    .filter((run) => run.words.text !== '')
