/** The public interface of this room for other rooms. */
export { eligibilityStatus } from './demands.ts'
