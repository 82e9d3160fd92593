import { indexSettings } from '#features/search/server/index-settings.ts'
import { JobIndex } from '#job-index/job-index.ts'
import type { Peer } from './peer.ts'

/** The job index itself with everything that it does: concepts, typing mistakes, each filter counted without itself. */
export function jobIndexPeer(): Peer {
  const index = new JobIndex(indexSettings())
  return {
    add: async (documents) => {
      index.apply({ upserts: documents, removals: [] })
      while (index.merge());
    },
    ready: async () => {},
    ask: async (query) => void index.search(query),
    close: async () => {},
  }
}
