import type { Check } from './check.ts'
import { projectFiles, type SourceFile } from './project-files.ts'

/** Every use-case takes what it works with, the request and the viewer, in this order: nobody has to look which it is. */
export const useCaseArguments: Check = {
  name: 'arguments of use-cases',
  run: async () => ({ problems: projectFiles().flatMap(misplacedViewers) }),
}

const ROUTES = /^src\/features\/[\w-]+\/server\/(?:[\w-]+\/)*routes\.ts$/
/** A call in whose arguments something follows the viewer. */
const VIEWER_FIRST = /([\w.]+)\((?:[^()]*,\s*)?viewer,\s*\w/g

export function misplacedViewers({ path, text }: SourceFile): string[] {
  if (!ROUTES.test(path)) return []
  return Array.from(text.matchAll(VIEWER_FIRST), ([, name]) => `${path}: ${name}() takes the viewer last`)
}
