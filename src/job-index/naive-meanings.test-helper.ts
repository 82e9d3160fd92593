import { type PostingMeaning, postingMeaning, similarityAt } from './meaning/posting-meaning.ts'
import type { Meaning, TextMeaning } from './meaning/text-meaning.ts'
import type { JobDocument } from './types.ts'

/** What the postings of the naive oracle mean; each is worked out once. */
export class NaiveMeanings {
  private readonly meaning: TextMeaning
  private readonly known = new WeakMap<JobDocument, PostingMeaning>()

  constructor(meaning: TextMeaning) {
    this.meaning = meaning
  }

  of(document: JobDocument): PostingMeaning {
    const known = this.known.get(document) ?? postingMeaning(document, this.meaning)
    this.known.set(document, known)
    return known
  }

  /** Of a posting's titles and a text; 0 unless both are near the same titles. */
  similarity(document: JobDocument, meant: Meaning | null): number {
    const { near, vector } = this.of(document)
    const isNear = meant?.nearest.some(({ id }) => near.includes(id)) === true
    return meant && isNear ? similarityAt(meant.vector, vector, 0) : 0
  }
}
