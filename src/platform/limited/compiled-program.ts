import { spawn } from 'node:child_process'
import { existsSync, renameSync, rmSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import { basename, join, resolve } from 'node:path'

/**
 * Programs of limited processes as Node has compiled them: a start takes half the work. Node reads such a folder only
 * where it may also write to it, so only a sandbox gets one, in which nothing can be written.
 */
const FOLDER = resolve(import.meta.dirname, '../../../node_modules/.cache/joblane-programs')

const compiling = new Set<string>()

/** The folder with the compiled program; null until it has been compiled once, which begins now. */
export function compiledProgram(program: string, flags: readonly string[] = []): string | null {
  const folder = join(FOLDER, basename(program, '.ts'))
  if (existsSync(folder)) return folder
  if (!compiling.has(program)) compile(program, flags, folder)
  return null
}

/**
 * Runs the program without input, where nothing of a stranger is. A folder appears whole, or not at all. Code that was
 * compiled under other flags is not taken over.
 */
function compile(program: string, flags: readonly string[], folder: string): void {
  compiling.add(program)
  const fresh = `${folder}-${process.pid}`
  const child = spawn(process.execPath, [...flags, program], {
    env: { NODE_COMPILE_CACHE: fresh },
    stdio: 'ignore',
  })
  child.unref()
  child.once('spawn', () => setPriority(child.pid ?? 0, constants.priority.PRIORITY_LOW))
  child.once('error', () => undefined)
  child.once('exit', () => {
    try {
      renameSync(fresh, folder)
    } catch {
      // Another process was first, or our own folder takes no files.
      rmSync(fresh, { recursive: true, force: true })
    }
  })
}
