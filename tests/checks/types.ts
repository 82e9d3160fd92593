import type { Check } from './check.ts'
import { runTool } from './tool.ts'

export const types: Check = {
  name: 'types',
  async run() {
    const { status, output } = await runTool('tsc', ['--noEmit', '--project', '.'])
    return { problems: status === 0 ? [] : [output] }
  },
}
