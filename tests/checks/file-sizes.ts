import type { Check, Verdict } from './check.ts'
import { projectFiles, type SourceFile } from './project-files.ts'

const WARNING_LINES = 250
const FAILURE_LINES = 400
const CODE = /\.(css|js|ts|tsx)$/
// Data files may be long: lists, names and texts are looked up, not read through.
const DATA =
  /^src\/config\/|^src\/i18n\/common\/|\/locales\/|^demo\/texts\/|^bench\/relevance\/queries\/|\.generated\./

export const fileSizes: Check = {
  name: 'file sizes',
  run: async () => judgeSizes(projectFiles()),
}

/** Code files beyond the limits, and the median size. */
export function judgeSizes(files: readonly SourceFile[]): Verdict {
  const sizes = files
    .filter(({ path }) => CODE.test(path) && !DATA.test(path))
    .map(({ path, text }) => ({ path, lines: text.split('\n').length - 1 }))
    .sort((one, other) => one.lines - other.lines)
  const median = sizes[Math.floor(sizes.length / 2)]?.lines ?? 0
  const describe = ({ path, lines }: { path: string; lines: number }) => `${path} has ${lines} lines`
  return {
    problems: sizes
      .filter(({ lines }) => lines > FAILURE_LINES)
      .map((size) => `${describe(size)}, more than ${FAILURE_LINES}`),
    notes: [
      `${sizes.length} files, median ${median} lines`,
      ...sizes.filter(({ lines }) => lines > WARNING_LINES && lines <= FAILURE_LINES).map(describe),
    ],
  }
}
