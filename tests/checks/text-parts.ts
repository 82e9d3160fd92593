import type { Check } from './check.ts'
import { projectFiles, type SourceFile } from './project-files.ts'

/**
 * A browser loads the parts of the texts that `roomTexts` names, and its types are those of the imported texts. Both
 * must be the same, or a page would show keys instead of texts.
 */
export const textParts: Check = {
  name: 'parts of the texts',
  async run() {
    const files = projectFiles().filter(({ path, text }) => ROOM.test(path) && text.includes('roomTexts<'))
    if (files.length === 0) return { problems: ['No room has texts.'] }
    return { problems: partProblems(files), notes: [`${files.length} rooms`] }
  },
}

const ROOM = /^src\/features\/([\w-]+)\/web\//

export function partProblems(files: readonly SourceFile[]): string[] {
  return files.flatMap(({ path, text }) => {
    const [, room = ''] = ROOM.exec(path) ?? []
    const named = argumentsIn(text)
    const shown = shownIn(text, room)
    return named.sort().join() === shown.sort().join()
      ? []
      : [`${path} shows the texts of ${shown.join(', ')}`]
  })
}

const argumentsIn = (text: string): string[] =>
  Array.from(
    /roomTexts<[^>]*>\(([^)]*)\)/.exec(text)?.[1]?.matchAll(/'([^']+)'/g) ?? [],
    ([, part = '']) => part,
  )

/** Of the room itself, of the room for one site, and of other rooms. */
const shownIn = (text: string, room: string): string[] => [
  ...Array.from(text.matchAll(/from '(?:\.\.\/)+locales\/(?:([\w-]+)\/)?en\.ts'/g), ([, site]) =>
    site === undefined ? room : `${room}-${site}`,
  ),
  ...Array.from(text.matchAll(/Texts } from '#features\/([\w-]+)\/web\//g), ([, other = '']) => other),
]
