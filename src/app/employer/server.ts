/** The same door as the seeker site's, into the pages of this build. */
export { fetch } from '../seeker/server.ts'
