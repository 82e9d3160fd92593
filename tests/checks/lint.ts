import type { Check } from './check.ts'
import { runTool } from './tool.ts'

export const lintAndFormat: Check = {
  name: 'lint and format',
  async run() {
    const { status, output } = await runTool('biome', ['ci', '--colors=off', '--error-on-warnings', '.'])
    return { problems: status === 0 ? [] : [output] }
  },
}

/** `x as T` and `<T>x` disable the type check; `as const` and `satisfies` don't. Biome has no rule for it. */
export const uncheckedCasts: Check = {
  name: 'unchecked casts',
  async run() {
    const { status, output } = await runTool('oxlint', ['--config', 'tests/checks/casts.oxlintrc.json', '.'])
    return { problems: status === 0 ? [] : [output] }
  },
}
