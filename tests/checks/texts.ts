import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { LANGUAGES } from '#config/languages.ts'
import type { Check } from './check.ts'
import { pluralProblems, shapeOf } from './messages.ts'
import { pathsUnder, projectFiles, ROOT } from './project-files.ts'

type Texts = Readonly<Record<string, string>>

/** The texts of one room in every language, and the code that shows them. */
export interface RoomTexts {
  /** The folder of the catalogues, for messages. */
  folder: string
  catalogues: Readonly<Record<string, Texts>>
  code: string
}

// Names, and words that are the same in another language; `*` for every language.
const SAME_AS_ENGLISH: Readonly<Record<string, readonly string[]>> = {
  // The Japanese names of the forms of Japan.
  Rirekisho: ['*'],
  'Shokumu keirekisho': ['*'],
  PDF: ['*'],
  'Word (DOCX)': ['*'],
  'JSON Resume': ['*'],
  A4: ['*'],
  'US Letter': ['*'],
  API: ['*'],
  RSS: ['*'],
  '{milliseconds, number} ms': ['*'],
  '{size, number} KB': ['*'],
  '{size, number} MB': ['*'],
  Status: ['pt', 'ms', 'id'],
  Feeds: ['pt'],
  Links: ['pt'],
  Plum: ['ms'],
  Web3: ['*'],
  Remote: ['id'],
  Resume: ['ms', 'id'],
  No: ['es'],
  Popular: ['ms'],
  Email: ['id'],
}

const LOCALE_FILE = /\/(locales|locales\/[a-z-]+|common)\/[a-z]{2}(-[A-Z]{2})?\.ts$/

/** Missing, unused and untranslated texts, broken messages, and translations that lost an argument or a plural. */
export const texts: Check = {
  name: 'texts',
  async run() {
    const rooms = await Promise.all(textFolders().map(readRoom))
    const count = rooms.reduce((sum, { catalogues }) => sum + Object.keys(catalogues.en ?? {}).length, 0)
    return {
      problems: rooms.flatMap((room) => textProblems(room)),
      notes: [`${count} texts in ${LANGUAGES.length} languages`],
    }
  },
}

export function textProblems(
  { folder, catalogues, code }: RoomTexts,
  same: Readonly<Record<string, readonly string[]>> = SAME_AS_ENGLISH,
): string[] {
  const english = catalogues.en ?? {}
  const isUsed = usesIn(code)
  const unused = Object.keys(english).filter((key) => !isUsed(key))
  const translations = Object.entries(catalogues).flatMap(([language, translated]) =>
    translationProblems({ language, translated, english, same }).map(
      (problem) => `${folder}/${language}.ts: ${problem}`,
    ),
  )
  return [...unused.map((key) => `${folder}/en.ts: nothing shows ${key}`), ...translations]
}

interface Translation {
  language: string
  translated: Texts
  english: Texts
  same: Readonly<Record<string, readonly string[]>>
}

function translationProblems({ language, translated, english, same }: Translation): string[] {
  const surplus = Object.keys(translated).filter((key) => !Object.hasOwn(english, key))
  const known = Object.entries(english).flatMap(([key, original]) => {
    const text = translated[key]
    if (text === undefined) return [`${key} is missing`]
    const excused = same[text]?.some((name) => name === '*' || name === language)
    if (language !== 'en' && text === original && hasWords(text) && !excused) {
      return [`${key} is as in English: "${text}"`]
    }
    return messageProblems(text, original, language).map((problem) => `${key} ${problem}`)
  })
  return [...surplus.map((key) => `${key} is not in English`), ...known]
}

function messageProblems(text: string, original: string, language: string): string[] {
  if (text.trim() === '') return ['is empty']
  try {
    const { parameters, plurals } = shapeOf(text)
    const expected = shapeOf(original).parameters
    return [
      ...(parameters.join() === expected.join()
        ? []
        : [`has the arguments [${parameters.join(', ')}], English has [${expected.join(', ')}]`]),
      ...plurals.flatMap((plural) => pluralProblems(plural, language)),
    ]
  } catch (error) {
    return [`is not a valid ICU message: ${error instanceof Error ? error.message.split('\n')[0] : error}`]
  }
}

/** Whether there is anything to translate beside arguments, digits and punctuation. */
function hasWords(text: string): boolean {
  return /\p{L}{2}/u.test(text.replaceAll(/\{[^}]*\}|<[^>]*>/g, ''))
}

/** A key is used if it occurs in quotes, or if a template with a placeholder could produce it. */
function usesIn(code: string): (key: string) => boolean {
  const quoted = new Set(Array.from(code.matchAll(/(['"`])([\w.-]+)\1/g), ([, , key]) => key))
  const templates = Array.from(
    code.matchAll(/`(\w[\w.-]*\.[\w-]*)\$\{[^`}]*\}([\w.-]*)`/g),
    ([, start = '', end = '']) => ({ start, end }),
  )
  return (key) =>
    quoted.has(key) || templates.some(({ start, end }) => key.startsWith(start) && key.endsWith(end))
}

/** Every folder with an `en.ts` of messages: the common texts and each room's. */
function textFolders(): string[] {
  return pathsUnder(join(ROOT, 'src'))
    .filter((path) => LOCALE_FILE.test(path) && path.endsWith('/en.ts'))
    .map((path) => path.slice(0, -'/en.ts'.length))
}

const localeModule = z.object({ texts: z.record(z.string(), z.string()) })

async function readRoom(folder: string): Promise<RoomTexts> {
  const present = new Set(readdirSync(join(ROOT, folder)))
  const catalogues: Record<string, Texts> = {}
  for (const language of LANGUAGES.filter((language) => present.has(`${language}.ts`))) {
    const module: unknown = await import(join(ROOT, folder, `${language}.ts`))
    catalogues[language] = localeModule.parse(module).texts
  }
  return { folder, catalogues, code: codeThatShows(folder) }
}

/** The room and the shells show a room's texts; all code may show the common ones. */
function codeThatShows(folder: string): string {
  const room = folder.match(/^src\/features\/[^/]+\//)?.[0]
  const mayShow = (path: string) =>
    room ? path.startsWith(room) || path.startsWith('src/app/') : path.startsWith('src/')
  return projectFiles()
    .filter(({ path }) => mayShow(path) && /\.tsx?$/.test(path) && !LOCALE_FILE.test(path))
    .map(({ text }) => text)
    .join('\n')
}
