/** The addresses of calls that browsers make on every page. Their contracts use them too. */

export const getSessionCall = { service: 'auth', method: 'GET', path: '/session' } as const
export const guestLoginCall = { service: 'auth', method: 'POST', path: '/guest/login' } as const
export const moveGuestDataCall = { service: 'auth', method: 'POST', path: '/guest/move' } as const
