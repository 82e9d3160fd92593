import type { Check } from './check.ts'
import { runTool } from './tool.ts'

/** Finds files, exports and packages that nothing uses, and packages that are used but not declared. */
export const unused: Check = {
  name: 'unused code and dependencies',
  async run() {
    const { status, output } = await runTool('knip', ['--no-progress'])
    return { problems: status === 0 ? [] : [output] }
  },
}
