import { globSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** Stand-ins for servers of others that a room needs, for the site of the journeys. */
export interface OutsideWorld {
  /** The settings by which the site finds them. */
  env: Readonly<Record<string, string>>
  /** Called once the seekers' site is there. */
  open(seekerOrigin: string): void
  close(): Promise<void>
}

/**
 * Starts the stand-ins of all rooms: `outsideWorld(folder)` of each `outside-world.test-helper.ts`.
 * @param folder for their files
 */
export async function outsideWorlds(folder: string): Promise<OutsideWorld[]> {
  const source = join(import.meta.dirname, '../../src')
  const modules = globSync('features/*/server/outside-world.test-helper.ts', { cwd: source })
  return Promise.all(
    modules.map(async (path) => {
      const module: unknown = await import(pathToFileURL(join(source, path)).href)
      if (!hasOutsideWorld(module)) throw new Error(`${path} exports no outsideWorld().`)
      return module.outsideWorld(folder)
    }),
  )
}

const hasOutsideWorld = (
  module: unknown,
): module is { outsideWorld(folder: string): Promise<OutsideWorld> } =>
  typeof module === 'object' &&
  module !== null &&
  'outsideWorld' in module &&
  typeof module.outsideWorld === 'function'
