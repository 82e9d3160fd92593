import { MARKETS, type Market } from '#config/markets.ts'
import { nameOf, taxonomyConcepts } from '#config/taxonomy/taxonomy.ts'
import { createRandom, type Random } from '../../demo/random.ts'

/**
 * Addresses of search pages as visitors open them: half without words, most on the first page, some of them filtered.
 * Drawn by weights that were written down before anything was tuned to them; no address occurs twice.
 */
export function searchAddresses(seed: number): () => string {
  const random = createRandom(seed, 'search addresses')
  const given = new Set<string>()
  return () => {
    for (;;) {
      const address = draw(random)
      if (given.has(address)) continue
      given.add(address)
      return address
    }
  }
}

/** Most visitors search their own market; every address has it, so that no two requests are equal. */
const COUNTRIES = { PH: 40, SG: 12, ID: 14, JP: 8, MY: 6, TW: 5, HK: 5, TR: 4, MX: 3, BR: 3 }

const PATHS = { 'onsite-job': 85, 'remote-jobs': 12, 'web3-jobs': 3 }

const FILTERS = {
  jobType: [1, 2],
  workExperience: [2, 5],
  qualification: [4, 6],
  posted_within: [7, 60],
  industries: [1, 20],
  mainFunctions: [1, 10],
} as const

const titles = taxonomyConcepts().filter(({ kind }) => kind === 'title')

function draw(random: Random): string {
  const country = weighted(random, COUNTRIES)
  const language = MARKETS.find((market: Market) => market.country === country)?.language ?? 'en'
  const address = new URLSearchParams({ country })
  if (random.chance(0.5)) address.set('query', words(random, language))
  else if (random.chance(0.2)) address.set('page', String(random.int(2, 4)))
  for (let left = filterCount(random); left > 0; left--) {
    const [name, [least, most]] = random.pick(Object.entries(FILTERS))
    address.set(name, String(random.int(least, most)))
  }
  if (random.chance(0.1)) address.set('sort', '3')
  return `/${language}/${weighted(random, PATHS)}?${address}`
}

function words(random: Random, language: string): string {
  const { id } = random.pick(titles)
  const name = nameOf('title', id, language) ?? ''
  return random.chance(0.4) ? random.pick(name.split(' ')) : name
}

const filterCount = (random: Random): number => Number(weighted(random, { 0: 55, 1: 35, 2: 10 }))

function weighted(random: Random, weights: Readonly<Record<string, number>>): string {
  return random.weighted(Object.entries(weights), ([, weight]) => weight)[0]
}
