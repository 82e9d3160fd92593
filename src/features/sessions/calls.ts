/** Where the calls are that browsers make on every page. Their contracts take it from here. */

export const getSessionCall = { service: 'auth', method: 'GET', path: '/session' } as const
export const guestLoginCall = { service: 'auth', method: 'POST', path: '/guest/login' } as const
export const moveGuestDataCall = { service: 'auth', method: 'POST', path: '/guest/move' } as const
