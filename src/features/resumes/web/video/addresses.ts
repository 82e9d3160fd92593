/** The page that takes the forms of video resumes. */
export const videosPath = (lang: string): string => `/${lang}/profile/resume/videos`

/** What has just been done with a video, as the address says it. */
export const VIDEO_CHANGES = [
  'added',
  'deleted',
  'cover_saved',
  'cover_removed',
  'captions_saved',
  'captions_removed',
] as const

export type VideoChange = (typeof VIDEO_CHANGES)[number]

export const videoChangeIn = (query: URLSearchParams): VideoChange | null =>
  VIDEO_CHANGES.find((change) => change === query.get('video')) ?? null
