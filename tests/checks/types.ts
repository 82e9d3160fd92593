import type { Check } from './check.ts'
import { runTool } from './tool.ts'

/** The routes' generated types first: the pages are checked against them. */
export const types: Check = {
  name: 'types',
  async run() {
    const typegen = await runTool('react-router', ['typegen'])
    if (typegen.status !== 0) return { problems: [typegen.output] }
    const { status, output } = await runTool('tsc', ['--noEmit', '--project', '.'])
    return { problems: status === 0 ? [] : [output] }
  },
}
