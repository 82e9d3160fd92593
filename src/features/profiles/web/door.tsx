/** The widgets of this room for other rooms. */
export { SentProfile } from './profile/sent-profile.tsx'
