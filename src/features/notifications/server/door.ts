/** The public interface of this room. */

export { notify } from './notify.ts'
