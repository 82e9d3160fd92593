import type { Check } from './check.ts'
import { projectFiles, type SourceFile } from './project-files.ts'

/**
 * The address of a call is written once, in its contract or in the `calls.ts` beside it. A copy elsewhere would keep
 * the old address after the call has moved. Tests may write addresses: they represent callers that we do not know.
 */
export const callAddresses: Check = {
  name: 'addresses of calls',
  run: async () => ({ problems: projectFiles().flatMap(writtenAddresses) }),
}

const PREFIX = '/api-server'
/** The place of the prefix. */
const HOME = 'src/shared/call-address.ts'
const CHECKED = /^src\/.*(?<!\.test|\.test-helper|\.spec)\.tsx?$/
const COMMENT = /^\s*(?:\/?\*|\/\/)/

export function writtenAddresses({ path, text }: SourceFile): string[] {
  if (!CHECKED.test(path) || path === HOME) return []
  return text
    .split('\n')
    .flatMap((line, index) =>
      line.includes(PREFIX) && !COMMENT.test(line)
        ? [`${path}:${index + 1}: the address of a call is written out; take addressOf() and its call`]
        : [],
    )
}
