import { readFileSync } from 'node:fs'

export const FIELDS = [
  'language',
  'country',
  'place',
  'pay',
  'type',
  'level',
  'arrangement',
  'function',
] as const
export type Field = (typeof FIELDS)[number]

/** What a posting says about a field. */
export interface Label {
  /** All answers that are right; empty where nothing is said, or nothing sure. */
  right: ReadonlySet<string>
  /** Whether saying nothing is right as well. */
  maySayNothing: boolean
  /** Only the title or the description says it, not the field that the source has for it. */
  isInText: boolean
}

export type Labels = Readonly<Record<Field, Label>>

/** By the posting's id; the columns are explained at the head of labels.tsv. */
export function readLabels(): Map<string, Labels> {
  const [, ...rows] = readFileSync(new URL('./labels.tsv', import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
  return new Map(
    rows.map((row) => {
      const [id = '', ...cells] = row.split('\t')
      if (cells.length !== FIELDS.length) throw new Error(`labels.tsv has a row of another length: ${id}`)
      const at = (field: Field) => labelOf(cells[FIELDS.indexOf(field)] ?? NOTHING)
      return [
        id,
        {
          language: at('language'),
          country: at('country'),
          place: at('place'),
          pay: at('pay'),
          type: at('type'),
          level: at('level'),
          arrangement: at('arrangement'),
          function: at('function'),
        },
      ]
    }),
  )
}

const NOTHING = '-'

function labelOf(cell: string): Label {
  const answers = cell.replace(/^~/, '').split('|')
  return {
    right: new Set(answers.filter((answer) => answer !== NOTHING)),
    maySayNothing: answers.includes(NOTHING),
    isInText: cell.startsWith('~'),
  }
}
