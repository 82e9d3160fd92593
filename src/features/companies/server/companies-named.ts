import type { DirectoryContents } from './company-directory.ts'

/** The companies that have exactly this name, the one with most jobs first. */
export function companiesNamed(
  { entries, names }: DirectoryContents,
  name: string,
): { id: number; name: string }[] {
  return [...(names.find(name) ?? [])]
    .filter(([, fit]) => fit >= WHOLE_NAME)
    .flatMap(([position]) => entries[position] ?? [])
    .sort((one, other) => other.openJobs - one.openJobs)
    .map((entry) => ({ id: entry.id, name: entry.name }))
}

/** See `Fit`. */
const WHOLE_NAME = 7
