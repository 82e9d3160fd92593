/** The components that other rooms' pages may use. */

export { AppToScan } from './app-to-scan.tsx'
export { RecoveryCodes } from './recovery-codes.tsx'
export { Done, Section, SettingsPage } from './settings-page.tsx'
