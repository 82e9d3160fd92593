/** What other rooms' pages show of this one. */

export { AppToScan } from './app-to-scan.tsx'
export { RecoveryCodes } from './recovery-codes.tsx'
