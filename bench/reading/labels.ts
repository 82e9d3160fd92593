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

/** The label of a field of a posting. */
export interface Label {
  /** All correct answers; empty if the posting does not state the value, or not with certainty. */
  right: ReadonlySet<string>
  /** Whether an empty answer is correct as well. */
  maySayNothing: boolean
  /** Only the title or the description states it, not the source's field for it. */
  isInText: boolean
}

export type Labels = Readonly<Record<Field, Label>>

/** The labelled samples: one for improving the rules, and one that only measures. */
export const SAMPLES = ['tuned', 'held-out'] as const
export type Sample = (typeof SAMPLES)[number]

/** By the posting's id; the columns are explained at the head of labels.tsv. */
export function readLabels(sample: Sample): Map<string, Labels> {
  const file = FILES[sample]
  const [, ...rows] = readFileSync(new URL(file, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
  return new Map(
    rows.map((row) => {
      const [id = '', ...cells] = row.split('\t')
      if (cells.length !== FIELDS.length) throw new Error(`${file} has a row of another length: ${id}`)
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

const FILES = { tuned: 'labels.tsv', 'held-out': 'labels-held-out.tsv' }
const NOTHING = '-'

function labelOf(cell: string): Label {
  const answers = cell.replace(/^~/, '').split('|')
  return {
    right: new Set(answers.filter((answer) => answer !== NOTHING)),
    maySayNothing: answers.includes(NOTHING),
    isInText: cell.startsWith('~'),
  }
}
