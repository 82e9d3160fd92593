import { shellRouter } from '../shell-config.ts'

/** Paths count from this folder, which is the root of its build. */
export default shellRouter(import.meta.dirname)
