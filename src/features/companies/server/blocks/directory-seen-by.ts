import { type Blocks, hiddenFrom } from '#shared/blocks.ts'
import type { Viewer } from '#shared/viewer.ts'
import type { CompanyDirectory, DirectoryContents } from '../company-directory.ts'

/** The directory without the companies that the viewer has blocked. */
export async function directorySeenBy(
  { directory, blocks }: { directory: CompanyDirectory; blocks: Blocks },
  viewer: Viewer,
): Promise<DirectoryContents> {
  const [all, hidden] = await Promise.all([directory.fresh(), hiddenFrom(blocks, viewer)])
  if (hidden.size === 0) return all
  return {
    ...all,
    entries: all.entries.map((entry) => (entry === undefined || hidden.has(entry.id) ? undefined : entry)),
    entryOf: (companyId) => (hidden.has(companyId) ? undefined : all.entryOf(companyId)),
  }
}
