// Which tests a run is about: all, those of a room or a path, or those that something changed may have broken.

import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { run } from './child.js'
import { JOURNEYS_OF_ALL, JOURNEYS_OF_ROOMS } from './journeys-of-rooms.js'
import { inProject, ROOT } from './project.js'
import { Trouble } from './run-script.js'

/**
 * @typedef {object} Chosen
 * @property {boolean} checks
 * @property {string[] | null} behaviour arguments of Vitest; null: none of its tests
 * @property {string[] | null} journeys arguments of Playwright; null: none of its tests
 */

/** @param {readonly string[]} args what stands after `npm test --` @returns {Promise<Chosen>} */
export async function chosenTests(args) {
  const [option, ...others] = args.filter((arg) => arg.startsWith('-'))
  if (option === undefined) return args.length === 0 ? EVERYTHING : namedTests(args, testFiles())
  const [, since = 'HEAD'] = /^--changed(?:=(.+))?$/.exec(option) ?? []
  if (!option.startsWith('--changed') || others.length > 0 || args.length > 1)
    throw new Trouble('Say `npm test`, `npm test -- ROOM` or `npm test -- --changed`.')
  return testsOfChanges(await changedFiles(since), since, testFiles())
}

const EVERYTHING = { checks: true, behaviour: [], journeys: [] }

/** A word is a room, or a part of the paths of tests. */
export function namedTests(words, files) {
  const found = words.flatMap((word) => {
    const ofWord = files.filter((file) => (isRoom(word) ? isOfRoom(file, word) : file.includes(word)))
    if (ofWord.length === 0) throw new Trouble(`“${word}” is no room, and in the path of no test.`)
    return ofWord
  })
  return { checks: false, ...byRunner(found) }
}

/**
 * Vitest goes by the graph of imports. Journeys import nothing of what they go through: they are those of the rooms that
 * have changed, and all where something has that rooms share.
 */
export function testsOfChanges(changed, since, files) {
  const sources = changed.filter(
    (file) => !isTest(file) && /^(src|demo|db|e2e|bin|package|\w+\.config)/.test(file),
  )
  const rooms = sources.map((file) => /^src\/features\/([^/]+)\//.exec(file)?.[1])
  const journeys = files.filter(isJourney)
  const touched = rooms.includes(undefined)
    ? journeys
    : journeys.filter(
        (file) =>
          changed.includes(file) ||
          rooms.some((room) => isOfRoom(file, room)) ||
          (rooms.length > 0 && startsWithAny(file, JOURNEYS_OF_ALL)),
      )
  return { checks: true, behaviour: [`--changed=${since}`], journeys: byRunner(touched).journeys }
}

function byRunner(files) {
  const orNone = (chosen) => (chosen.length === 0 ? null : [...new Set(chosen)])
  return {
    behaviour: orNone(files.filter((file) => !isJourney(file))),
    journeys: orNone(files.filter(isJourney)),
  }
}

const isRoom = (word) => existsSync(inProject('src', 'features', word))
const isOfRoom = (file, room) =>
  file.startsWith(`src/features/${room}/`) || startsWithAny(file, JOURNEYS_OF_ROOMS[room] ?? [])
const startsWithAny = (file, starts) => starts.some((start) => file.startsWith(`e2e/${start}`))
const isJourney = (file) => file.endsWith('.spec.ts')
const isTest = (file) => /\.(test|spec)\.[jt]sx?$/.test(file)

const FOLDERS = ['src', 'bin', 'db', 'demo', 'tests', 'bench', 'e2e']

/** The paths of all tests from the root. */
export const testFiles = () =>
  FOLDERS.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true })
      .map((path) => `${folder}/${path.replaceAll('\\', '/')}`)
      .filter((path) => isTest(path) && !path.startsWith('tests/rules/planted/')),
  ).sort()

async function changedFiles(since) {
  const ask = (...args) => run('git', args, { quiet: true })
  const [changed, added] = await Promise.all([
    ask('diff', '--name-only', '--relative', since),
    ask('ls-files', '--others', '--exclude-standard'),
  ]).catch(() => [{ status: 1, output: 'Git was not found.' }])
  if (changed.status !== 0) throw new Trouble(`What has changed could not be asked: ${changed.output.trim()}`)
  return `${changed.output}\n${added.output}`.split('\n').filter(Boolean)
}
