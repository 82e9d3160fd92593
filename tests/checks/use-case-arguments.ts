import type { Check } from './check.ts'
import { projectFiles, type SourceFile } from './project-files.ts'

/**
 * Every use-case has the dependencies, the request and the viewer as its arguments, in this order: nobody has to look
 * it up.
 */
export const useCaseArguments: Check = {
  name: 'arguments of use-cases',
  run: async () => ({ problems: projectFiles().flatMap(misplacedViewers) }),
}

const ROUTES = /^src\/features\/[\w-]+\/server\/(?:[\w-]+\/)*routes\.ts$/
/** A call with an argument after the viewer. */
const VIEWER_FIRST = /([\w.]+)\((?:[^()]*,\s*)?viewer,\s*\w/g

export function misplacedViewers({ path, text }: SourceFile): string[] {
  if (!ROUTES.test(path)) return []
  return Array.from(text.matchAll(VIEWER_FIRST), ([, name]) => `${path}: ${name}() takes the viewer last`)
}
