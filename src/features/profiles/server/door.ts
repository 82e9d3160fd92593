/** The public interface of this room for other rooms. */
export type { Profile } from '../contract/profile.ts'
export { getMe as ownProfile } from './get-me.ts'
export { levelOf } from './person-of-profile.ts'
export { photoOf } from './photo.ts'
export { type ProfileForMatching, profileOf } from './profile-of.ts'
