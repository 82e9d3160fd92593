import type { Check } from './check.ts'
import { projectFiles, type SourceFile } from './project-files.ts'

/**
 * Where a call is stands once, in its contract or in the `calls.ts` beside it. An address written out beside it goes on to
 * the old place when the call moves. Tests write addresses out: they stand for callers of whom we know nothing.
 */
export const callAddresses: Check = {
  name: 'addresses of calls',
  run: async () => ({ problems: projectFiles().flatMap(writtenAddresses) }),
}

const PREFIX = '/api-server'
/** Where the prefix stands. */
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
