import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'

const manifest = z.looseObject({
  routes: z.record(z.string(), z.looseObject({ imports: z.array(z.string()) })),
})

const START = 'window.__reactRouterManifest='

/**
 * Leaves out of the route table that every page loads what browsers can do without, which is a third of it: which files
 * each page imports (read only for links that fetch a page in advance, of which there are none; what a page needs at once
 * is in its own head), and what a route has not.
 */
export async function slimManifest(folder: string): Promise<void> {
  const file = (await readdir(folder)).find((name) => /^manifest-.*\.js$/.test(name))
  if (file === undefined) throw new Error('The build has no route table.')
  const path = join(folder, file)
  const script = await readFile(path, 'utf8')
  if (!script.startsWith(START)) throw new Error('The route table is written in a new way.')
  const { routes, ...rest } = manifest.parse(JSON.parse(script.slice(START.length).replace(/;\s*$/, '')))
  const slim = Object.fromEntries(
    Object.entries(routes).map(([id, route]) => [id, { ...whatItHas(route), imports: [] }]),
  )
  await writeFile(path, `${START}${JSON.stringify({ ...rest, routes: slim })};`)
}

const whatItHas = (route: object): object =>
  Object.fromEntries(Object.entries(route).filter(([, value]) => value !== false))
