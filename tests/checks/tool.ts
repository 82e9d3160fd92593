import { spawn } from 'node:child_process'
import { delimiter, dirname, join } from 'node:path'
import { ROOT } from './project-files.ts'

export interface ToolResult {
  status: number
  /** Standard output alone, for reports in JSON. */
  stdout: string
  /** Both streams, for people. */
  output: string
}

/** Runs an installed command-line tool under the Node that runs us. `input` goes to its standard input. */
export function runTool(name: string, args: readonly string[], cwd = ROOT, input = ''): Promise<ToolResult> {
  const child = spawn(join(ROOT, 'node_modules', '.bin', name), args, {
    cwd,
    env: {
      ...process.env,
      PATH: `${dirname(process.execPath)}${delimiter}${process.env.PATH ?? ''}`,
      NO_COLOR: '1',
      FORCE_COLOR: undefined,
    },
  })
  let stdout = ''
  let output = ''
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    stdout += chunk
    output += chunk
  })
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
    output += chunk
  })
  child.stdin.end(input)
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code) => resolve({ status: code ?? 1, stdout, output: output.trim() }))
  })
}
