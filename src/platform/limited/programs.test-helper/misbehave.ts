import { execFileSync, fork } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { networkInterfaces } from 'node:os'
import { Worker } from 'node:worker_threads'
import { answerLimited } from '../answer-limited.ts'

/** How many this process was given. */
let files = 0

/** A program that tries what it is told, as one would that a file has taken over. */
await answerLimited(async (task, input) => {
  const { attempt, of } = read(task)
  switch (attempt) {
    case 'echo':
      return { value: { settings: process.env, networks: networkInterfaces() }, blocks: [input, input] }
    case 'count':
      return { value: ++files }
    case 'loop':
      for (;;) if (Date.now() === 0) break
      return { value: null }
    case 'heap': {
      const kept: unknown[] = []
      for (;;) kept.push(new Array(1000).fill(kept.length))
    }
    case 'buffers': {
      const kept: Buffer[] = []
      for (;;) kept.push(Buffer.alloc(16 * 1024 * 1024, 1))
    }
    case 'reserve':
      // It takes the memory without writing to it: nobody sees that it is used.
      return { value: Buffer.allocUnsafe(1.5 * 1024 ** 3).length }
    case 'exit':
      return process.exit(3)
    case 'flood':
      for (let i = 0; i < 200; i++) process.stdout.write(Buffer.alloc(1024 * 1024))
      return { value: null }
    default:
      return { value: await outcomeOf(attempt, of) }
  }
})

function read(task: unknown): { attempt: string; of: string } {
  const of = typeof task === 'object' && task !== null && 'of' in task ? String(task.of) : ''
  const attempt = typeof task === 'object' && task !== null && 'attempt' in task ? String(task.attempt) : ''
  return { attempt, of }
}

async function outcomeOf(attempt: string, of: string): Promise<string> {
  try {
    if (attempt === 'read') readFileSync(of)
    else if (attempt === 'write') writeFileSync(of, 'x')
    else if (attempt === 'start') execFileSync(of)
    else if (attempt === 'fork') fork(of)
    else if (attempt === 'thread') new Worker(of)
    else if (attempt === 'connect') await connected(of)
    return 'done'
  } catch (error) {
    return error instanceof Error && 'code' in error ? String(error.code) : 'failed'
  }
}

/** To a port of this machine, or to the path of a socket. */
function connected(to: string): Promise<void> {
  return new Promise((done, failed) => {
    const socket = to.startsWith('/') ? connect(to) : connect(Number(to), '127.0.0.1')
    socket.once('error', failed).once('connect', () => {
      socket.destroy()
      done()
    })
  })
}
