// Builds the pages' bundle when what it is made of has changed.

import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, relative } from 'node:path'
import { run } from './child.js'
import { inProject, ROOT } from './project.js'
import { explain, say, Trouble } from './say.js'

const SOURCES = ['src', 'package-lock.json', 'vite.config.ts', 'react-router.config.ts', 'tsconfig.json']
const STAMP = inProject('build', 'sources.sha256')

/** Brings `build/` up to date. The stamp is of the contents: a checkout that only touches times builds nothing. */
export async function build(node) {
  const sources = hashOfSources()
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === sources) return
  // A build that is broken off leaves no stamp.
  rmSync(STAMP, { force: true })
  say('Building the pages ...')
  const cli = inProject('node_modules', '@react-router', 'dev', 'bin.cjs')
  const { status, output } = await run(node, [cli, 'build'], { quiet: true, env: { NODE_ENV: 'production' } })
  if (status !== 0) throw new Trouble(explain(output) ?? `The pages could not be built:\n${output.trim()}`)
  mkdirSync(dirname(STAMP), { recursive: true })
  writeFileSync(STAMP, sources)
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
    .filter((name) => !/\.test(-helper)?\.tsx?$/.test(name))
    .flatMap((name) => filesUnder(`${path}/${name}`))
}
