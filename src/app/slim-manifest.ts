import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'

const manifest = z.looseObject({
  routes: z.record(z.string(), z.looseObject({ imports: z.array(z.string()) })),
})

const START = 'window.__reactRouterManifest='

/**
 * Removes data from the route table, which every page loads, that browsers do not need, a third of it: the files that
 * each page imports (only used to prefetch links, which we do not do; the files that a page needs at once are in its
 * own head), lists that are empty, whether a route has a component, and the properties that a route does not have.
 */
export async function slimManifest(folder: string): Promise<void> {
  const file = (await readdir(folder)).find((name) => /^manifest-.*\.js$/.test(name))
  if (file === undefined) throw new Error('The build has no route table.')
  const path = join(folder, file)
  const script = await readFile(path, 'utf8')
  if (!script.startsWith(START)) throw new Error('The route table is written in a new way.')
  const { routes, ...rest } = manifest.parse(JSON.parse(script.slice(START.length).replace(/;\s*$/, '')))
  const slim = Object.fromEntries(
    Object.entries(routes).map(([id, { imports: _, hasDefaultExport: __, ...route }]) => [
      id,
      whatItHas(route),
    ]),
  )
  await writeFile(path, `${START}${JSON.stringify({ ...rest, routes: slim })};`)
}

const whatItHas = (route: object): object =>
  Object.fromEntries(Object.entries(route).filter(([, value]) => value !== false && !isEmptyList(value)))

const isEmptyList = (value: unknown): boolean => Array.isArray(value) && value.length === 0
