import { shellVite } from '../shell-config.ts'

export default shellVite(import.meta.dirname)
