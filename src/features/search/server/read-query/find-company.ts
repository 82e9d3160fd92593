import { locationsNamed } from '#config/places/place-names.ts'
import { isNoise } from '#job-index/text/noise-words.ts'
import { isIn } from './find-terms.ts'
import type { FoldedQuery, Token } from './folded-query.ts'
import { type FoundPart, type KnownToReader, overlaps } from './reading.ts'

/**
 * The company that a query names: all that is left of it, or words that name neither a job nor a skill nor a place,
 * beside such a name. Only whole names count.
 */
export function findCompany(
  query: FoldedQuery,
  taken: readonly FoundPart[],
  { names: { names, words }, companiesNamed }: KnownToReader,
): FoundPart | null {
  const { typed, tokens } = query
  const left = tokens.filter((token) => !isIn(token, taken))
  const open = left.filter((token) => !isIn(token, names))
  for (const run of [...edgesOf(left), ...runsOf(open, typed).flatMap(partsOf)]) {
    const [start, end] = [run[0]?.start ?? 0, run.at(-1)?.end ?? 0]
    const name = typed.slice(start, end)
    const isAll = run.length === left.length
    if (end - start < SHORTEST || locationsNamed(name).length > 0) continue
    if (names.some((job) => job.start <= start && job.end >= end)) continue
    if (run.length === 1 && isOrdinary(run, words)) continue
    if (!isAll && !names.some((job) => !overlaps(job, { start, end }))) continue
    const companies = companiesNamed(name)
    const [company] = companies
    if (company === undefined) continue
    return {
      start,
      end,
      term: { filter: 'company_ids', ids: companies.map(({ id }) => id), name: company.name },
    }
  }
  return null
}

const SHORTEST = 2

function isOrdinary(run: readonly Token[], words: readonly { start: number; end: number }[]): boolean {
  return run.every((token) => isNoise(token.word) || isIn(token, words))
}

/** All words, and the first and the last of them: a name may contain the name of a skill. */
function edgesOf(left: readonly Token[]): (readonly Token[])[] {
  const lengths = [3, 2].filter((length) => length < left.length && left[0]?.isCharacter === false)
  return left.length === 0
    ? []
    : [left, ...lengths.flatMap((length) => [left.slice(0, length), left.slice(-length)])]
}

/** Tokens that stand next to each other. */
function runsOf(tokens: readonly Token[], typed: string): Token[][] {
  const runs: Token[][] = []
  for (const token of tokens) {
    const run = runs.at(-1)
    const before = run?.at(-1)
    if (run === undefined || before === undefined || SEPARATES.test(typed.slice(before.end, token.start)))
      runs.push([token])
    else run.push(token)
  }
  return runs
}

/** More than a space or a sign within a name. */
const SEPARATES = /\p{L}|\p{N}|[,;|،、，]/u

/** A run, and what is left of it without its first or its last word. */
function partsOf(run: readonly Token[]): (readonly Token[])[] {
  if (run.length === 1 || run.length > MOST_WORDS) return [run]
  return [run, run.slice(1), run.slice(0, -1), ...(run.length > 2 ? [run.slice(0, 1), run.slice(-1)] : [])]
}

const MOST_WORDS = 5
