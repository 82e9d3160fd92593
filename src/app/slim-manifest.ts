import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'

const route = z.looseObject({
  id: z.string(),
  path: z.string().optional(),
  module: z.string(),
  imports: z.unknown(),
  hasDefaultExport: z.unknown(),
})

const manifest = z.looseObject({ routes: z.record(z.string(), route) })

type Route = z.output<typeof route>

const START = 'window.__reactRouterManifest='

/**
 * Writes the route table, which every page loads, in less than half of its bytes on the wire: without what browsers do
 * not need, and as lines from which a browser makes the table.
 */
export async function slimManifest(folder: string): Promise<void> {
  const file = (await readdir(folder)).find((name) => /^manifest-.*\.js$/.test(name))
  if (file === undefined) throw new Error('The build has no route table.')
  const path = join(folder, file)
  const script = await readFile(path, 'utf8')
  if (!script.startsWith(START)) throw new Error('The route table is written in a new way.')
  const { routes, ...rest } = manifest.parse(JSON.parse(script.slice(START.length).replace(/;\s*$/, '')))
  await writeFile(path, `${START}{...${JSON.stringify(rest)},routes:${tableOf(Object.values(routes))}};`)
}

/**
 * An expression that makes the table. A line is a route: the number of what it has, its id, its path if that is another
 * than the id (`-`: none, `_`: an empty one), the hash of its file, and the name of the file if that is another than the id.
 */
export function tableOf(routes: readonly Route[]): string {
  const kinds: string[] = []
  const lines = routes.map(({ id, path, module, imports: _, hasDefaultExport: __, ...has }) => {
    const kind = JSON.stringify(whatItHas(has))
    if (!kinds.includes(kind)) kinds.push(kind)
    const [, name, hash] = /^\/assets\/([^/ ]+)-([\w-]{8})\.js$/.exec(module) ?? []
    const isPlain = name !== undefined && [id, path ?? ''].every((text) => /^[^\s`\\$]*$/.test(text))
    if (!isPlain) throw new Error(`The route table cannot have ${id} (${path}, ${module}) as a line.`)
    const own = path === id ? '' : path === '' ? '_' : (path ?? '-')
    return [kinds.indexOf(kind), id, own, hash, name === id ? '' : name].join(' ').trimEnd()
  })
  const table = `\`${lines.join('\n')}\`.split('\\n').map(l=>l.split(' '))`
  return `Object.fromEntries(${table}.map(([k,id,p,h,n])=>[id,{...[${kinds}][k],id,path:p=='-'?void 0:p=='_'?'':p||id,module:'/assets/'+(n||id)+'-'+h+'.js'}]))`
}

/**
 * Not the files that each page imports (only used to prefetch links, which we do not do; the files that a page needs at
 * once are in its own head), lists that are empty, whether a route has a component, and the properties that a route does
 * not have.
 */
const whatItHas = (has: object): object =>
  Object.fromEntries(Object.entries(has).filter(([, value]) => value !== false && !isEmptyList(value)))

const isEmptyList = (value: unknown): boolean => Array.isArray(value) && value.length === 0
