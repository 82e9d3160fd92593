/** The widgets and helpers of this room for other rooms' pages. */

export { followAccount } from './account-stream.ts'
