// Builds the pages if their sources have changed.

import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, relative } from 'node:path'
import { run } from './child.js'
import { inProject, ROOT } from './project.js'
import { explain, say, Trouble } from './run-script.js'

const SOURCES = ['src', 'package-lock.json', 'vite.config.ts', 'react-router.config.ts', 'tsconfig.json']
/** The seekers' site is the root of the project; every other site has a root of its own. */
const SHELLS = [[], ...['employer', 'console'].map((shell) => [inProject('src', 'app', shell)])]
const STAMP = inProject('build', 'sources.sha256')
/** See `src/platform/limited/compiled-program.ts`. */
const PROGRAMS = inProject('node_modules', '.cache', 'joblane-programs')

/** Updates `build/`. The stamp is a hash of the contents: changed file times alone cause no build. */
export async function build(node) {
  const sources = hashOfSources()
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === sources) return
  // An interrupted build leaves no stamp.
  rmSync(STAMP, { force: true })
  // Compiled from the former sources.
  rmSync(PROGRAMS, { recursive: true, force: true })
  say('Building the pages ...')
  for (const shell of SHELLS) await buildShell(node, shell)
  mkdirSync(dirname(STAMP), { recursive: true })
  writeFileSync(STAMP, sources)
}

/** @param shell the arguments by which the pages' compiler finds a shell */
async function buildShell(node, shell) {
  const cli = inProject('node_modules', '@react-router', 'dev', 'bin.cjs')
  const options = { quiet: true, env: { NODE_ENV: 'production' } }
  const { status, output } = await run(node, [cli, 'build', ...shell], options)
  if (status !== 0) throw new Trouble(explain(output) ?? `The pages could not be built:\n${output.trim()}`)
}

function hashOfSources() {
  const hash = createHash('sha256')
  for (const path of SOURCES.flatMap((name) => filesUnder(inProject(name)))) {
    hash.update(relative(ROOT, path)).update('\0').update(readFileSync(path))
  }
  return hash.digest('hex')
}

function filesUnder(path) {
  if (!existsSync(path)) return []
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path)
    .sort()
    .filter((name) => !/\.(test|test-helper|spec)\.tsx?$/.test(name))
    .flatMap((name) => filesUnder(`${path}/${name}`))
}
