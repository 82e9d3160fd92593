import { spawnSync } from 'node:child_process'
import { openSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { reportOnce } from './log.ts'

test('a full disk behind the log does not end the site', () => {
  const script = `
    import { createLog } from ${JSON.stringify(join(import.meta.dirname, 'log.ts'))}
    const log = createLog('info')
    for (const line of ['one', 'two', 'three']) {
      log.error(line)
      await new Promise((resolve) => setImmediate(resolve))
    }
    process.exit(7)`
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', openSync('/dev/full', 'w'), 'pipe'],
    encoding: 'utf8',
    // If pino wrote the lines itself, the process would end before its last step.
    timeout: 30_000,
  })
  expect([status, stderr]).toEqual([7, ''])
})

test('an error is reported when it begins, and again only after it has ended', () => {
  const reported: unknown[] = []
  const trouble = reportOnce((error) => reported.push(error))
  for (const error of ['first', 'second']) trouble.failed(error)
  trouble.worked()
  trouble.failed('third')
  expect(reported).toEqual(['first', 'third'])
})
