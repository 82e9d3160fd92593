import type { DirectoryContents } from './company-directory.ts'
import { foldName } from './fold-name.ts'

/**
 * The companies that belong to a name as far as the directory knows: those that have it as their name, legal name or
 * brand, those that share any of these names with one of them, and those whose name continues it or that it continues
 * (`Harbour Bank`, `Harbour Bank Philippines`). A short single word says too little to be continued.
 */
export function companyGroup(contents: DirectoryContents, name: string): { id: number; name: string }[] {
  const own = withNames(contents, [name])
  const names = own.flatMap((position) => contents.entries[position]?.names ?? [])
  const positions = new Set([...own, ...withNames(contents, names), ...around(contents, [name, ...names])])
  return [...positions]
    .flatMap((position) => contents.entries[position] ?? [])
    .map((entry) => ({ id: entry.id, name: entry.name }))
}

/** See `Fit`. */
const WHOLE_NAME = 7
const BEGINS_WITH_IT = 5

const withNames = ({ names }: DirectoryContents, wanted: readonly string[]): number[] =>
  [...new Set(wanted)].flatMap((name) =>
    [...(names.find(name) ?? [])].flatMap(([position, fit]) => (fit >= WHOLE_NAME ? [position] : [])),
  )

function around(contents: DirectoryContents, wanted: readonly string[]): number[] {
  const folded = [...new Set(wanted.map(foldName))].filter(saysEnough)
  return folded.flatMap((name) => [
    ...continuing(contents, name),
    ...withNames(contents, beginningsOf(name).filter(saysEnough)),
  ])
}

/** Companies with a name that goes on after this one. */
const continuing = ({ entries, names }: DirectoryContents, name: string): number[] =>
  [...(names.find(name) ?? [])].flatMap(([position, fit]) => {
    const isOne = entries[position]?.names.some((other) => goesOn(foldName(other), name)) ?? false
    return fit >= BEGINS_WITH_IT && isOne ? [position] : []
  })

const goesOn = (longer: string, name: string): boolean =>
  longer.startsWith(`${name} `) || (EAST_ASIAN.test(name) && longer.startsWith(name))

const beginningsOf = (name: string): string[] => {
  const words = name.split(' ')
  return words.slice(1).map((_, at) => words.slice(0, at + 1).join(' '))
}

const saysEnough = (name: string): boolean =>
  name.includes(' ') || name.length >= (EAST_ASIAN.test(name) ? 3 : 5)

const EAST_ASIAN = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー]+$/u
