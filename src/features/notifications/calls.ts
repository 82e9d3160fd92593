/** The addresses of calls that browsers make. Their contracts use them too. */

export const countUnreadCall = { service: 'auth', method: 'GET', path: '/notifications/unread' } as const
