/** What the shell says of this room. */
export { useText as useEmployerText } from './texts.ts'
