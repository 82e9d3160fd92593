import type { VideoChange } from '../web/video/addresses.ts'

/** The page of resumes, which says what was done. */
export const afterVideoChange = (lang: string | undefined, change: VideoChange): string =>
  `/${lang}/profile/resume?video=${change}#videos`
