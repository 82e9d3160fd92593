/** `headers` of a private page: search engines do not list it. The server lets nobody store it. */
export const privateHeaders = (): Record<string, string> => ({ 'x-robots-tag': 'noindex, nofollow' })
