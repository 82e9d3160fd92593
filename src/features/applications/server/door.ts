/** The public interface of this room for other rooms. */
export { countApplications } from './count-applications.ts'
export { abilitiesWith, invitationsOf } from './invitations.ts'
export { liveApplications } from './live-applications.ts'
export { listOpenWith, withdrawOpenWith } from './open-with.ts'
