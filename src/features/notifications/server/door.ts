/** The public interface of this room. */

export { type Notice, type NotifyDependencies, notify } from './notify.ts'
