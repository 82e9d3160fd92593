import { TITLE_SUGGESTION_SIZE } from '#config/limits.ts'
import { titleById } from '#config/taxonomy/taxonomy.ts'
import type { JobSearch } from '#platform/search/job-search.ts'
import type { Viewer } from '#shared/viewer.ts'

/** Titles for the typed text, named in the viewer's language. */
export async function suggestJobTitles(
  jobSearch: JobSearch,
  request: { query: string; size?: number | undefined },
  viewer: Viewer,
) {
  const size = request.size ?? TITLE_SUGGESTION_SIZE
  const found =
    request.query === '' ? [] : await jobSearch.suggestTitles(request.query, viewer.language, size)
  return {
    job_titles: found.map(({ id, label }) => ({
      id,
      key: `${titleById(id)?.key ?? ''}-${id}`,
      value: label,
    })),
  }
}
