/** The public interface of this room. */

export type { NotificationKind } from '../contract.ts'
export { type NotifyDependencies, notify } from './notify.ts'
