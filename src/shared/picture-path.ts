import { shortHash } from './short-hash.ts'

/** Pixels, as the networks that show previews ask for them. */
export const PICTURE_SIZE = { width: 1200, height: 630 } as const

/** Another number for another drawing: pictures are kept for ever under their address. */
const DESIGN = 1

/**
 * The path of a picture for sharing. It names what the picture says, so that a changed job has another picture; `id` is
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
