import { createHash } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { z } from 'zod'
import { LANGUAGES, type Language } from '#config/languages.ts'
import { compileCatalogue } from '#i18n/compile-catalogue.ts'
import type { Catalogues } from '#i18n/text.ts'

const SOURCE = join(import.meta.dirname, '../..')

/** Reads every room's `locales/` folder once; throws when two rooms use one key, or a message isn't valid ICU. */
export async function loadCatalogues(): Promise<Catalogues> {
  const folders = await localeFolders()
  const entries = await Promise.all(
    LANGUAGES.map(async (language) => [language, await textsOf(folders, language)] as const),
  )
  const texts = new Map(entries)
  const catalogueOf = remembered((language) => compileCatalogue(texts.get(language) ?? {}))
  const catalogueVersion = remembered((language) => hashOf(texts.get(language) ?? {}))
  return { catalogueOf, catalogueVersion }
}

async function localeFolders(): Promise<string[]> {
  const rooms = await readdir(join(SOURCE, 'features'), { withFileTypes: true })
  const candidates = rooms
    .filter((room) => room.isDirectory())
    .map(({ name }) => join(SOURCE, 'features', name))
  const contents = await Promise.all(candidates.map((room) => readdir(room)))
  const folders = candidates.filter((_, index) => contents[index]?.includes('locales'))
  return [join(SOURCE, 'i18n/common'), ...folders.sort().map((room) => join(room, 'locales'))]
}

const localeModule = z.object({ texts: z.record(z.string(), z.string()) })

async function textsOf(folders: readonly string[], language: Language): Promise<Record<string, string>> {
  const modules = await Promise.all(
    folders.map(
      async (folder): Promise<unknown> => import(pathToFileURL(join(folder, `${language}.ts`)).href),
    ),
  )
  const all: Record<string, string> = {}
  for (const { texts } of modules.map((module) => localeModule.parse(module))) {
    const taken = Object.keys(texts).find((key) => Object.hasOwn(all, key))
    if (taken !== undefined) throw new Error(`Two rooms have a text with the key ${taken}`)
    Object.assign(all, texts)
  }
  return all
}

function hashOf(texts: Readonly<Record<string, string>>): string {
  const sorted = Object.entries(texts).sort(([a], [b]) => (a < b ? -1 : 1))
  return createHash('sha256').update(JSON.stringify(sorted)).digest('base64url').slice(0, 12)
}

function remembered<Result>(make: (language: Language) => Result): (language: Language) => Result {
  const kept = new Map<Language, Result>()
  return (language) => {
    const result = kept.get(language) ?? make(language)
    kept.set(language, result)
    return result
  }
}
