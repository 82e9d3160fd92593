import type { Check } from './check.ts'
import { runTool, type ToolResult } from './tool.ts'

/** The routes' generated types first: the pages are checked against them. */
export const types: Check = {
  name: 'types',
  async run() {
    const typegen = await routeTypes()
    if (typegen.status !== 0) return { problems: [typegen.output] }
    const { status, output } = await runTool('tsc', ['--noEmit', '--project', '.'])
    return { problems: status === 0 ? [] : [output] }
  },
}

let generated: Promise<ToolResult> | undefined

/** Generates the types of the routes, once for all checks. */
export function routeTypes(): Promise<ToolResult> {
  generated ??= runTool('react-router', ['typegen'])
  return generated
}
