import type { Check } from './check.ts'
import { runTool } from './tool.ts'

export const types: Check = {
  name: 'types',
  async run() {
    const { status, output } = await runTool('tsc', ['--noEmit', '--project', '.', '--checkers', '1'])
    return { problems: status === 0 ? [] : [output] }
  },
}
