import type { Check } from './check.ts'
import { runTool } from './tool.ts'

/** A check that cannot fail checks nothing: each must catch a violation that is planted for it. */
export const plantedViolations: Check = {
  name: 'planted violations',
  async run() {
    const { status, output } = await runTool('vitest', ['run', 'tests/rules', 'tests/checks'])
    return { problems: status === 0 ? [] : [output] }
  },
}
