/** The addresses of calls that browsers make on every page. Their contracts use them too. */

export const listStreamEventsCall = { service: 'auth', method: 'GET', path: '/events' } as const
