import type { Check } from './check.ts'
import { projectFiles } from './project-files.ts'

const CODE = /\.(css|js|cjs|ts|tsx|sql)$/
const KEBAB = /^[a-z0-9]+(-[a-z0-9]+)*$/
const LANGUAGE_TAG = /^[a-z]{2,3}(-[A-Z]{2})?$/
const SAYS_NOTHING = /(^|\/)(utils?|helpers?|misc|common-?utils?|lib\/index)(\/|\.)/
const BARREL = /(^|\/)index\.(js|ts|tsx)$/

/** A newcomer who guesses a file's path should be right. */
export const names: Check = {
  name: 'names of files',
  run: async () => ({ problems: projectFiles().flatMap(({ path }) => nameProblems(path)) }),
}

export function nameProblems(path: string): string[] {
  if (!CODE.test(path)) return []
  const problems = []
  if (BARREL.test(path)) problems.push(`${path}: no barrel files, import from where the thing is`)
  if (SAYS_NOTHING.test(path)) problems.push(`${path}: name it for what it does`)
  const parts = path.split('/').flatMap((segment) => segment.replace(/^\./, '').split('.'))
  const odd = parts.find((part) => !KEBAB.test(part) && !LANGUAGE_TAG.test(part))
  if (odd !== undefined) problems.push(`${path}: "${odd}" is not kebab-case`)
  return problems
}
