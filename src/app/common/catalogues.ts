import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { z } from 'zod'
import { inEveryLanguage } from '#config/every-language.ts'
import { LANGUAGES, type Language } from '#config/languages.ts'
import { compileCatalogue } from '#i18n/compile-catalogue.ts'
import type { Catalogue, Catalogues } from '#i18n/text.ts'
import { ALL_SITES } from '#shared/contract.ts'

/**
 * Texts that are loaded together: the common ones, those of a room, or those of a room for one site alone, which are in
 * a folder of its name (`moderation/locales/console`, the part `moderation-console`). What few of its pages show is in a
 * folder beside it, which begins with the site too (`profiles/locales/seeker-import`).
 */
interface Part {
  name: string
  folder: string
  /** The name of the site; null: pages of every site may show them. */
  site: string | null
}

const SOURCE = join(import.meta.dirname, '../..')

let ours: Promise<Catalogues> | undefined

/** All texts of the project, read once in a process. */
export function loadCatalogues(): Promise<Catalogues> {
  ours ??= readCatalogues(SOURCE)
  return ours
}

/**
 * Reads every room's `locales/` folder; throws when two rooms use one key, or a message isn't valid ICU.
 * @param source the folder with `features/` and `i18n/`
 */
export async function readCatalogues(source: string): Promise<Catalogues> {
  const parts = await partsIn(source)
  const loaded = new Map(
    await Promise.all(
      LANGUAGES.map(async (language) => [language, await loadParts(parts, language)] as const),
    ),
  )
  const catalogues = inEveryLanguage((language) => {
    const ofLanguage = loaded.get(language) ?? []
    const byVersion = new Map(ofLanguage.map(({ version, texts }) => [version, texts]))
    return { parts: ofLanguage, byVersion, whole: joined([...byVersion.values()]) }
  })
  return {
    catalogueOf: (language) => catalogues[language].whole,
    versionsFor: (wanted, language) =>
      catalogues[language].parts
        .filter(({ site }) => site === null || site === wanted)
        .map(({ version }) => version),
    partOf: (language, version) => catalogues[language].byVersion.get(version),
  }
}

async function partsIn(source: string): Promise<Part[]> {
  const features = join(source, 'features')
  const rooms = (await readdir(features)).filter((room) => existsSync(join(features, room, 'locales'))).sort()
  const ofRooms = await Promise.all(rooms.map((room) => partsOfRoom(room, join(features, room, 'locales'))))
  return [{ name: 'common', folder: join(source, 'i18n/common'), site: null }, ...ofRooms.flat()]
}

async function partsOfRoom(room: string, folder: string): Promise<Part[]> {
  const inside = await readdir(folder, { withFileTypes: true })
  const folders = inside.filter((entry) => entry.isDirectory()).map(({ name }) => name)
  return [
    { name: room, folder, site: null },
    ...folders.map((name) => ({
      ...{ name: `${room}-${name}`, folder: join(folder, name) },
      site: siteOf(room, name),
    })),
  ]
}

/** A part for a site that does not exist would never reach a page: whatever shows it would wait for it for ever. */
function siteOf(room: string, folder: string): string {
  const site = ALL_SITES.find((known) => known === folder.split('-')[0])
  if (site === undefined) throw new Error(`${room}/locales/${folder} begins with no site`)
  return site
}

const localeModule = z.object({ texts: z.record(z.string(), z.string()) })

const loadParts = (parts: readonly Part[], language: Language) =>
  Promise.all(
    parts.map(async (part) => {
      const module: unknown = await import(pathToFileURL(join(part.folder, `${language}.ts`)).href)
      const { texts } = localeModule.parse(module)
      return { ...part, version: `${part.name}.${hashOf(texts)}`, texts: compileCatalogue(texts) }
    }),
  )

function hashOf(texts: Readonly<Record<string, string>>): string {
  const sorted = Object.entries(texts).sort(([a], [b]) => (a < b ? -1 : 1))
  return createHash('sha256').update(JSON.stringify(sorted)).digest('base64url').slice(0, 6)
}

function joined(parts: readonly Catalogue[]): Catalogue {
  const all: Catalogue = {}
  for (const texts of parts) {
    const taken = Object.keys(texts).find((key) => Object.hasOwn(all, key))
    if (taken !== undefined) throw new Error(`Two rooms have a text with the key ${taken}`)
    Object.assign(all, texts)
  }
  return all
}
