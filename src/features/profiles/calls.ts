/** The addresses of the calls that browsers make. The contracts import them from here. */

export const createSkillCall = { service: 'jobseeker', method: 'POST', path: '/skills/create' } as const
export const undoChangeCall = { service: 'jobseeker', method: 'POST', path: '/undo' } as const
