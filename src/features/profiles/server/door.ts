/** The public interface of this room for other rooms. */
export { levelOf } from './person-of-profile.ts'
export { type ProfileForMatching, profileOf } from './profile-of.ts'
