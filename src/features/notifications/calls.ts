/** The addresses of calls that browsers make. Their contracts use them too. */

export const countUnreadCall = { service: 'auth', method: 'GET', path: '/notifications/unread' } as const
export const showNotificationCall = {
  service: 'auth',
  method: 'GET',
  path: '/notifications/:notification_id',
} as const
export const putPushDeviceCall = { service: 'auth', method: 'PUT', path: '/push-devices' } as const
