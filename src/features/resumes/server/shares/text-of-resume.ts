import type { Passage } from '../../contract/shares.ts'
import { type Printable, printableOf, type Section } from '../making/printable.ts'
import type { ResumeDocument } from '../making/resume-maker.ts'
import type { Block } from '../making/rich-text.ts'

/** A printed resume as text, for those who cannot see its pictures: a heading and its lines, in the order of the page. */
export function textOfResume({ content, setting, photo, today }: ResumeDocument): Passage[] {
  const hasPhoto = setting.has_photo && photo !== null
  const printable = printableOf(content, setting, { hasPhoto, today })
  return [
    { heading: '', lines: headOf(printable) },
    ...printable.sections.map((section) => ({ heading: section.heading.text, lines: linesOf(section) })),
  ]
}

const headOf = ({ headline, contacts, personal }: Printable): string[] => [
  ...(headline === null ? [] : [headline.text]),
  ...contacts.map(({ words }) => words.text),
  ...personal.map(({ label, words }) => `${label}: ${words.text}`),
]

function linesOf(section: Section): string[] {
  switch (section.kind) {
    case 'text':
      return linesOfBlocks(section.blocks)
    case 'items':
      return section.items.map(({ words, detail }) => joined([words.text, detail?.text ?? '']))
    case 'entries':
      return section.entries.flatMap(({ title, at, details, span, blocks }) => [
        joined([title.text, at?.text ?? '', ...details.map(({ text }) => text), span]),
        ...linesOfBlocks(blocks),
      ])
  }
}

const linesOfBlocks = (blocks: readonly Block[]): string[] =>
  blocks.flatMap((block) =>
    (block.kind === 'paragraph' ? [block.runs] : block.items).map((runs) =>
      runs.map(({ words }) => words.text).join(''),
    ),
  )

const joined = (parts: readonly string[]): string => parts.filter((part) => part !== '').join(' · ')
