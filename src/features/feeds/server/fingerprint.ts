import { createHash } from 'node:crypto'
import { REMOTE } from '#config/arrangements.ts'
import { foldText } from '#shared/fold-text.ts'
import { plainText } from '#shared/plain-text.ts'
import type { Posting } from './understand-posting.ts'

/**
 * Decides whether two postings are the same job. The key is strict: same normalised title, employer and place. Within
 * one key the descriptions decide: a simhash is 64 votes of all pairs of neighbouring words, so that texts that differ
 * in a few words differ in a few bits.
 */
export interface Fingerprint {
  /** Signed 64 bits in decimal. */
  key: string
  /** The same; null if the description is too short. */
  simhash: string | null
}

/** Increase it with every change of the rule: older fingerprints are then computed again in the background. */
export const FINGERPRINT_VERSION = 1

/** The values that identify a posting. */
export interface Known
  extends Pick<Posting, 'location_id' | 'place_text' | 'country' | 'arrangement' | 'open_countries'> {
  company: Pick<Posting['company'], 'key'>
  text: Pick<Posting['text'], 'title' | 'description'>
}

const FEWEST_WORDS = 25

/** Null for a posting without a known employer: it cannot be compared. */
export function fingerprintOf(posting: Known): Fingerprint | null {
  const company = posting.company.key
  const title = wordsOf(posting.text.title).join(' ')
  if (company === null || title === '') return null
  const words = wordsOf(plainText(posting.text.description))
  const simhash = words.length < FEWEST_WORDS ? null : simhashOf(words)
  const place = placeKey(posting)
  // Without a place, only the text can show that two postings are the same job.
  if ((place === '' || place === 'remote ') && simhash === null) return null
  return { key: hash64(`${title}\n${company}\n${place}`), simhash }
}

/**
 * A known place is enough: whether a job is remote is parsed from the text, and not always found. A remote job without
 * a place is identified by its countries, which boards write in many ways.
 */
function placeKey({ location_id, place_text, country, arrangement, open_countries }: Known): string {
  if (location_id !== null) return String(location_id)
  if (arrangement === REMOTE) return `remote ${open_countries.toSorted().join(' ') || (country ?? '')}`
  return (place_text === null ? country : foldText(place_text)) ?? ''
}

/** Chinese, Japanese and Thai have no spaces: each letter counts as a word. */
const wordsOf = (text: string): readonly string[] => foldText(text).match(WORDS) ?? []
const WORDS =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]|[\p{L}\p{M}\p{N}+#]+?(?=[^\p{L}\p{M}\p{N}+#]|$)/gu

function simhashOf(words: readonly string[]): string {
  const votes = new Int32Array(64)
  for (let index = 1; index < words.length; index++) {
    const [low, high] = hashPair(`${words[index - 1]} ${words[index]}`)
    for (let bit = 0; bit < 32; bit++) {
      votes[bit] = (votes[bit] ?? 0) + ((low >>> bit) & 1 ? 1 : -1)
      votes[bit + 32] = (votes[bit + 32] ?? 0) + ((high >>> bit) & 1 ? 1 : -1)
    }
  }
  let hash = 0n
  for (let bit = 63; bit >= 0; bit--) hash = (hash << 1n) | ((votes[bit] ?? 0) > 0 ? 1n : 0n)
  return BigInt.asIntN(64, hash).toString()
}

/** Two 32-bit hashes in one walk (FNV-1a, its halves mixed by MurmurHash's finish). */
function hashPair(text: string): readonly [number, number] {
  let low = 0x811c9dc5
  let high = 0x9747b28c
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index)
    low = Math.imul(low ^ code, 0x01000193)
    high = Math.imul(high ^ code, 0x5bd1e995)
  }
  return [mixed(low), mixed(high)]
}

function mixed(hash: number): number {
  const first = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  const second = Math.imul(first ^ (first >>> 13), 0xc2b2ae35)
  return second ^ (second >>> 16)
}

const hash64 = (text: string): string =>
  createHash('sha256').update(text).digest().readBigInt64BE().toString()
