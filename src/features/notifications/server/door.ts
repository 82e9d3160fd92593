/** The public interface of this room. */

export type { NotificationVariant } from '../contract.ts'
export { type Notice, notify } from './notify.ts'
