/** The components that other rooms' pages may use. */

export { ActionButton } from './actions.tsx'
export { AppToScan } from './app-to-scan.tsx'
export { RecoveryCodes } from './recovery-codes.tsx'
export { Done, Row, Section, SettingsPage } from './settings-page.tsx'
