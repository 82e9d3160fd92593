/** `headers` of a private page: no cache and no browser stores it. */
export const privateHeaders = (): Record<string, string> => ({
  'cache-control': 'private, no-store',
  'x-robots-tag': 'noindex, nofollow',
})
