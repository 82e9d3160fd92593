import { shortHash } from './short-hash.ts'

/** Pixels, as social networks require. */
export const PICTURE_SIZE = { width: 1200, height: 630 } as const

/** Increase it when the drawing changes: pictures are cached for ever under their address. */
const DESIGN = 1

/**
 * The path of a preview picture. It contains a hash of the content, so that a changed job gets another address; `id` is
 * null for the picture of the site.
 */
export function picturePath(
  kind: 'job' | 'company' | 'site',
  language: string,
  id: number | null,
  said: readonly unknown[],
): string {
  const version = shortHash(JSON.stringify([DESIGN, ...said]))
  return `/pictures/${kind}/${language}/${id === null ? '' : `${id}-`}${version}.png`
}

export const sitePicturePath = (language: string, siteName: string, tagline: string): string =>
  picturePath('site', language, null, [siteName, tagline])
