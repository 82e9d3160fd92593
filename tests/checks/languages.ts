import { LANGUAGES } from '#config/languages.ts'
import type { Check } from './check.ts'
import { projectFiles, type SourceFile } from './project-files.ts'

/** A new language is one line of `config/languages.ts` and one file in each folder of texts: nothing else lists them. */
export const languages: Check = {
  name: 'languages',
  async run() {
    const files = projectFiles()
    return {
      problems: [...handWrittenLists(files), ...missingFiles(files.map(({ path }) => path))],
      notes: [`${textFolders(files.map(({ path }) => path)).length} folders with a file per language`],
    }
  },
}

/** Files that name all languages for a reason of their own. */
const ALLOWED = [
  /^src\/config\/languages\.ts$/,
  // The languages of countries, and of postings: more than those of the interface.
  /^src\/config\/(?:markets\.ts$|taxonomy\/|skills\/)/,
  /^src\/features\/feeds\/server\/reading\//,
  // Invented postings and judged queries.
  /^(?:demo|bench)\//,
]

export function handWrittenLists(files: readonly SourceFile[]): string[] {
  return files
    .filter(
      ({ path }) => /\.(?:tsx?|js|css|json)$/.test(path) && !ALLOWED.some((allowed) => allowed.test(path)),
    )
    .filter(({ text }) => MENTIONS.every((mention) => mention.test(text)))
    .map(({ path }) => `${path} lists the languages by hand: take them from config/languages.ts`)
}

/** A language as a text, as a key, or as the name of an imported file. */
const MENTIONS = LANGUAGES.map(
  (language) => new RegExp(`['"\`/]${language}(?:['"\`]|\\.ts)|[{,\\n]\\s*${language}[:,\\s]`),
)

export function missingFiles(paths: readonly string[]): string[] {
  const known = new Set(paths)
  return textFolders(paths).flatMap((folder) =>
    LANGUAGES.map((language) => `${folder}/${language}.ts`)
      .filter((path) => !known.has(path))
      .map((path) => `${path} is missing`),
  )
}

/** The folders whose files are named by languages. */
function textFolders(paths: readonly string[]): string[] {
  return paths
    .filter((path) => path.startsWith('src/') && path.endsWith('/en.ts'))
    .map((path) => path.slice(0, -'/en.ts'.length))
    .filter((folder) => !ALLOWED.some((allowed) => allowed.test(`${folder}/`)))
}
