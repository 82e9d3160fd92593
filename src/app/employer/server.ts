/** The same doors as the seeker site's, into the pages of this build. */
export { fetch, handleOf } from '../seeker/server.ts'
