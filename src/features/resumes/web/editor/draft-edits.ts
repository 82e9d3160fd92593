import type { ResumeSection } from '../../contract/resume-choices.ts'
import type { ResumeContent } from '../../contract/resume-content.ts'
import { EMPTY } from './empty-entries.ts'

/**
 * Changes of a resume that are more than typing, as commands: `add work`, `remove skills 2`, `up own:a1 0`,
 * `hide links`. The buttons of the editor carry them, so that the same commands work without a script.
 */

/** The sections that are lists of the same shape. */
const LISTS = ['work', 'education', 'skills', 'languages', 'licenses', 'links'] as const
export type ListName = (typeof LISTS)[number]

export type SectionKey = ResumeContent['sections'][number]

export const isList = (key: string): key is ListName => LISTS.some((name) => name === key)

export function edited(content: ResumeContent, command: string): ResumeContent {
  const [verb = '', place = '', at = ''] = command.split(' ')
  const index = Number(at)
  switch (verb) {
    case 'add':
      return withList(content, place, 'add')
    case 'remove':
      return withList(content, place, (list) => list.toSpliced(index, 1))
    case 'up':
      return withList(content, place, (list) => moved(list, index, index - 1))
    case 'down':
      return withList(content, place, (list) => moved(list, index, index + 1))
    case 'section-up':
    case 'section-down':
      return withSections(content, (keys) => {
        const from = keys.map(String).indexOf(place)
        return moved(keys, from, from + (verb === 'section-up' ? -1 : 1))
      })
    case 'hide':
      return withSections(content, (keys) => keys.filter((key) => key !== place))
    case 'show':
      return shown(content, place)
    case 'add-section':
      return withOwnSection(content)
    case 'remove-section':
      return {
        ...content,
        own_sections: content.own_sections.filter(({ id }) => `own:${id}` !== place),
        sections: content.sections.filter((key) => key !== place),
      }
    default:
      return content
  }
}

/** The same list if there is no such place. */
export function moved<Item>(list: readonly Item[], from: number, to: number): Item[] {
  const item = list[from]
  if (item === undefined || to < 0 || to >= list.length) return [...list]
  return list.toSpliced(from, 1).toSpliced(to, 0, item)
}

type Edit = 'add' | (<Item>(list: Item[]) => Item[])

const apply = <Item>(list: Item[], edit: Edit, empty: Item): Item[] =>
  edit === 'add' ? [...list, empty] : edit(list)

function withList(content: ResumeContent, place: string, edit: Edit): ResumeContent {
  switch (place) {
    case 'work':
      return { ...content, work: apply(content.work, edit, EMPTY.work) }
    case 'education':
      return { ...content, education: apply(content.education, edit, EMPTY.education) }
    case 'skills':
      return { ...content, skills: apply(content.skills, edit, EMPTY.skills) }
    case 'languages':
      return { ...content, languages: apply(content.languages, edit, EMPTY.languages) }
    case 'licenses':
      return { ...content, licenses: apply(content.licenses, edit, EMPTY.licenses) }
    case 'links':
      return { ...content, links: apply(content.links, edit, EMPTY.links) }
    default:
      return {
        ...content,
        own_sections: content.own_sections.map((own) =>
          `own:${own.id}` === place ? { ...own, entries: apply(own.entries, edit, EMPTY.own) } : own,
        ),
      }
  }
}

const withSections = (content: ResumeContent, edit: (keys: SectionKey[]) => SectionKey[]): ResumeContent => ({
  ...content,
  sections: edit(content.sections),
})

function shown(content: ResumeContent, place: string): ResumeContent {
  const key = hiddenSections(content).find((hidden) => hidden === place)
  return key === undefined ? content : withSections(content, (keys) => [...keys, key])
}

const ALL: readonly ResumeSection[] = ['summary', ...LISTS]

/** The sections that are not printed. */
export const hiddenSections = ({ sections, own_sections }: ResumeContent): SectionKey[] =>
  [...ALL, ...own_sections.map(({ id }) => `own:${id}` as const)].filter((key) => !sections.includes(key))

function withOwnSection(content: ResumeContent): ResumeContent {
  const taken = new Set(content.own_sections.map(({ id }) => id))
  const id = ['a', 'b', 'c', 'd', 'e', 'f'].find((letter) => !taken.has(letter))
  if (id === undefined) return content
  return {
    ...content,
    own_sections: [...content.own_sections, { id, title: '', entries: [EMPTY.own] }],
    sections: [...content.sections, `own:${id}`],
  }
}
