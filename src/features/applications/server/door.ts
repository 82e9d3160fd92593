/** The public interface of this room for other rooms. */
export { liveApplications } from './live-applications.ts'
