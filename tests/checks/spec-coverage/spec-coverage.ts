import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ERRORS, phoneFormat } from '#config/errors/catalogue.ts'
import { configListNames } from '#config/lists/lists.ts'
import type { Contract } from '#shared/contract.ts'
import routes from '../../../src/app/seeker/routes.ts'
import type { Check } from '../check.ts'
import { projectFiles, ROOT, type SourceFile } from '../project-files.ts'
import { SPEC_CALLS, SPEC_PAGES } from './spec.ts'
import { WAITING, type Waiting } from './waiting.ts'

/**
 * Nothing in the specification may be forgotten. A list that no code reads, a code that no code raises, a call without
 * a contract and an address without a page must each wait for a capability, in `waiting.ts`. Used entries may not wait,
 * so that the list shrinks as the product grows.
 */
export const specCoverage: Check = {
  name: 'coverage of the specification',
  async run() {
    const files = projectFiles().filter(({ path }) => isProductCode(path))
    const called = await declaredCalls(files)
    const waiting = entriesOf(WAITING)
    const kinds = [
      {
        kind: 'list',
        named: configListNames,
        used: wordsOutside(files, 'src/config/lists/'),
        waiting: waiting.lists,
      },
      {
        kind: 'error',
        named: plainCodes(),
        used: wordsOutside(files, 'src/config/errors/'),
        waiting: waiting.errors,
      },
      { kind: 'call', named: SPEC_CALLS, used: called, waiting: waiting.calls },
      { kind: 'page', named: SPEC_PAGES, used: addressesOf(routes), waiting: waiting.pages },
    ]
    return {
      problems: kinds.flatMap(({ kind, ...found }) => coverageProblems(kind, found)),
      notes: kinds.map(({ kind, named, waiting }) => `${kind}: ${waiting.length} of ${named.length} wait`),
    }
  },
}

/** Entries that are neither used nor waiting, and waiting entries that are used or not in the specification. */
export function coverageProblems(
  kind: string,
  {
    named,
    used,
    waiting,
  }: { named: readonly string[]; used: ReadonlySet<string>; waiting: readonly string[] },
): string[] {
  const waits = new Set(waiting)
  const known = new Set(named)
  return [
    ...named
      .filter((name) => !used.has(name) && !waits.has(name))
      .map((name) => `${kind} ${name}: nothing uses it, and it waits for no capability`),
    ...waiting
      .filter((name) => used.has(name))
      .map((name) => `${kind} ${name}: it is used now, so it no longer waits`),
    ...waiting
      .filter((name) => !known.has(name))
      .map((name) => `${kind} ${name}: the specification has none`),
    ...waiting
      .filter((name, index) => waiting.indexOf(name) !== index)
      .map((name) => `${kind} ${name}: it waits for two capabilities`),
  ]
}

const CODE = /^src\/.*\.(ts|tsx)$/
const TEST = /\.(test|test-helper|spec)\.tsx?$/
const CONTRACT = /^src\/features\/[\w-]+\/contract(\/[\w-]+)?\.ts$/

const isProductCode = (path: string): boolean => CODE.test(path) && !TEST.test(path)

const COMMENT = /\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$/gm

/** The words of all code, without comments and without one folder: the one that declares these words. */
function wordsOutside(files: readonly SourceFile[], folder: string): ReadonlySet<string> {
  const others = files.filter(({ path }) => !path.startsWith(folder))
  return new Set(others.flatMap(({ text }) => text.replaceAll(COMMENT, '').match(/\w+/g) ?? []))
}

/** The codes that are raised by number. Those of the countries' phone formats are computed. */
function plainCodes(): string[] {
  const computed = new Set(ERRORS.flatMap(({ values }) => phoneFormat(values.country ?? '')?.code ?? []))
  return ERRORS.map(({ code }) => code)
    .filter((code) => !computed.has(code))
    .map(String)
}

async function declaredCalls(files: readonly SourceFile[]): Promise<ReadonlySet<string>> {
  const paths = files.map(({ path }) => path).filter((path) => CONTRACT.test(path))
  const modules: object[] = await Promise.all(
    paths.map((path) => import(pathToFileURL(join(ROOT, path)).href)),
  )
  const contracts = modules.flatMap((exported) => Object.values(exported)).filter(isContract)
  return new Set(
    contracts.map(({ method, service, path }) => `${method} ${withBareParameters(service + path)}`),
  )
}

const isContract = (value: unknown): value is Contract =>
  typeof value === 'object' && value !== null && 'service' in value && 'method' in value && 'path' in value

interface PageRoute {
  path?: string
  index?: boolean
  children?: PageRoute[]
}

/** All addresses below the language, those in a frame included. An optional parameter makes two. */
function addressesOf(table: readonly PageRoute[]): ReadonlySet<string> {
  const children = table.find(({ path }) => path === ':lang')?.children ?? []
  const below = children.flatMap((child) => (child.path === undefined && child.children) || [child])
  return new Set(below.flatMap(({ path = '' }) => variantsOf(path.split('/'))).map(withBareParameters))
}

function variantsOf([segment, ...rest]: readonly string[]): string[] {
  if (segment === undefined) return ['']
  const tails = variantsOf(rest)
  const whole = tails.map((tail) => [segment.replace('?', ''), tail].filter(Boolean).join('/'))
  return segment.endsWith('?') ? [...tails, ...whole] : whole
}

const withBareParameters = (path: string): string => path.replaceAll(/:\w+/g, ':')

/** The entries of all capabilities by their kind. */
function entriesOf(waiting: Readonly<Record<string, Waiting>>) {
  const all = Object.values(waiting)
  return {
    lists: all.flatMap(({ lists = [] }) => lists),
    errors: all.flatMap(({ errors = [] }) => errors).map(String),
    calls: all.flatMap(({ calls = [] }) => calls),
    pages: all.flatMap(({ pages = [] }) => pages),
  }
}
