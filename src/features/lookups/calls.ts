/** Where the calls are that browsers make. Their contracts take it from here. */

export const getConfigListCall = { service: 'config', method: 'GET', path: '/:type/list' } as const
export const getSkillsCall = { service: 'config', method: 'GET', path: '/skill/lists' } as const
