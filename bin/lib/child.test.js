import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { expect, test } from 'vitest'
import { run } from './child.js'
import { inProject } from './project.js'

// A server that prints each signal and stops at the first.
const SERVER = `
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => { console.log(signal); setImmediate(() => process.exit(3)) })
  setInterval(() => {}, 1000)
  console.log(process.pid)
`

/** A process like `npm start`: it serves SERVER and ends with the same status. Its lines arrive as they are written. */
function startServing() {
  const script = `
    import { serve } from ${JSON.stringify(inProject('bin/lib/child.js'))}
    process.exitCode = await serve(process.execPath, ['-e', ${JSON.stringify(SERVER)}])
  `
  const parent = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const lines = createInterface(parent.stdout)[Symbol.asyncIterator]()
  return { parent, nextLine: async () => (await lines.next()).value }
}

test('a signal that arrives twice for one key press reaches the server once, and its status is passed on', async () => {
  const { parent, nextLine } = startServing()
  await nextLine()
  parent.kill('SIGINT')
  parent.kill('SIGINT')
  expect(await nextLine()).toBe('SIGINT')
  expect(await nextLine()).toBeUndefined()
  if (parent.exitCode === null) await once(parent, 'exit')
  expect(parent.exitCode).toBe(3)
})

test('a server whose starter was killed stops by itself', async () => {
  const { parent, nextLine } = startServing()
  await nextLine()
  parent.kill('SIGKILL')
  expect(await nextLine()).toBe('SIGTERM')
  expect(await nextLine()).toBeUndefined()
})

test("a tool's status and what it printed are passed on", async () => {
  const quiet = { quiet: true }
  const print = "console.log('out'); console.error('err'); process.exit(4)"
  const { status, output } = await run(process.execPath, ['-e', print], quiet)
  expect(status).toBe(4)
  expect(output.split('\n').sort()).toEqual(['', 'err', 'out'])
  await expect(run('no-such-program', [], quiet)).rejects.toThrow('ENOENT')
})

test('a tool that a signal ended has the status of that signal', async () => {
  const { status } = await run(process.execPath, ['-e', "process.kill(process.pid, 'SIGTERM')"], {
    quiet: true,
  })
  expect(status).toBe(143)
})
