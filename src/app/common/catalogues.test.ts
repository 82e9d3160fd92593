import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { LANGUAGES } from '#config/languages.ts'
import type { texts } from '#i18n/common/en.ts'
import { type Catalogues, textsFor } from '#i18n/text.ts'
import { loadCatalogues, readCatalogues } from './catalogues.ts'

const SOURCE = join(import.meta.dirname, '../..')

const { catalogueOf, versionsFor, partOf } = await loadCatalogues()

test('every language has the same keys', () => {
  const keys = Object.keys(catalogueOf('en')).sort()
  for (const language of LANGUAGES) expect(Object.keys(catalogueOf(language)).sort()).toEqual(keys)
})

test('the catalogue of a language speaks it', () => {
  expect(textsFor<typeof texts>('ja', catalogueOf('ja'))('nav.page', { page: 3 })).toBe('3ページ')
})

test('a part is found by its version, in its language alone', () => {
  const [common = ''] = versionsFor('seeker', 'ja')
  expect(common).toMatch(/^common\.[\w-]{6}$/)
  expect(partOf('ja', common)).toHaveProperty(['nav.page'])
  expect(partOf('en', common)).toBeUndefined()
})

test('texts of one site are no part of another', () => {
  const named = (site: 'seeker' | 'console') =>
    versionsFor(site, 'en').map((version) => version.split('.')[0])
  expect(named('console')).toContain('moderation-console')
  expect(named('seeker')).not.toContain('moderation-console')
})

test('a folder of texts that begins with no site is refused', async () => {
  const source = await copyOfTexts()
  await cp(join(source, 'features/search/locales'), join(source, 'features/jobs/locales/outside'), {
    recursive: true,
  })
  await expect(readCatalogues(source)).rejects.toThrow('jobs/locales/outside')
})

test('one changed word is one changed part of one language', async () => {
  const source = await copyOfTexts()
  const before = await readCatalogues(source)
  const file = join(source, 'features/search/locales/ja.ts')
  const text = await readFile(file, 'utf8')
  // Another name, since Node imports a file once.
  const changed = await copyOfTexts({
    [file.slice(source.length)]: text.replace(/: '[^']+'/, ": '変わった'"),
  })
  const after = await readCatalogues(changed)
  expect(differences(before, after)).toEqual(['ja search'])
})

/** A folder with the texts of all rooms; `changed`: other contents by path. */
async function copyOfTexts(changed: Readonly<Record<string, string>> = {}): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'texts-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await cp(SOURCE, folder, {
    recursive: true,
    filter: (path) => !/\/(server|web|pages|config|app|ui|job-index|platform)$/.test(path),
  })
  for (const [path, text] of Object.entries(changed)) await writeFile(join(folder, path), text)
  return folder
}

const differences = (before: Catalogues, after: Catalogues): string[] =>
  LANGUAGES.flatMap((language) => {
    const known = new Set(before.versionsFor('console', language))
    return after
      .versionsFor('console', language)
      .filter((version) => !known.has(version))
      .map((version) => `${language} ${partName(version)}`)
  })

const partName = (version: string) => version.split('.')[0]
