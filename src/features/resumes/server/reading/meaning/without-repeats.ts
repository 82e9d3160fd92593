import { educationLevelOf } from '#config/lists/entries-by-words.ts'
import type { Said } from '#shared/said.ts'
import { bareText } from '../words/words.ts'
import type { Placed } from './placed.ts'

type Past = Pick<Said, 'work' | 'education'>

/**
 * Resumes name a school or a job twice: among the facts about the person, or in a summary, and where it belongs. An entry
 * that says nothing beyond another one goes.
 */
export function withoutRepeats({ work, education }: Past, placed: Placed): Past {
  return { work: kept('work', work, placed), education: kept('education', education, placed) }
}

function kept<Entry extends object>(section: keyof Past, entries: readonly Entry[], placed: Placed): Entry[] {
  const gone = new Set<number>()
  for (const [index, entry] of entries.entries())
    if (entries.some((other, at) => at !== index && !gone.has(at) && saysAllOf(other, entry))) gone.add(index)
  if (gone.size === 0) return [...entries]
  const left = [...entries.keys()].filter((index) => !gone.has(index))
  placed.renumber(section, left)
  return left.flatMap((index) => entries[index] ?? [])
}

/** Whether `other` says whatever `entry` says. An entry without a name says too little to be the same. */
function saysAllOf(other: object, entry: object): boolean {
  const said = new Map<string, unknown>(Object.entries(other))
  return Object.entries(entry).every(([field, value]) =>
    field === 'name' || field === 'title'
      ? value !== null && isSame(field, value, said.get(field))
      : value === null || value === false || isSame(field, value, said.get(field)),
  )
}

function isSame(field: string, one: unknown, other: unknown): boolean {
  if (typeof one !== 'string' || typeof other !== 'string') return one === other
  if (field === 'start' || field === 'end') return other.startsWith(one)
  if (bareText(one) === bareText(other)) return true
  const level = field === 'level' ? educationLevelOf(one) : null
  return level?.isAll === true && level.id === educationLevelOf(other)?.id
}
