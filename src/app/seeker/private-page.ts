/** `headers` of a page that is somebody's own: nothing on the way, and no browser, keeps it. */
export const privateHeaders = (): Record<string, string> => ({
  'cache-control': 'private, no-store',
  'x-robots-tag': 'noindex, nofollow',
})
