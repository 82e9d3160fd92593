/** The public interface of this room. */

export { quietEndOf } from './change-quiet-hours.ts'
export { type Notice, type NotifyDependencies, notify } from './notify.ts'
