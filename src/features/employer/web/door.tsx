/** The texts that the shell shows for this room. */
export { useText as useEmployerText } from './texts.ts'
