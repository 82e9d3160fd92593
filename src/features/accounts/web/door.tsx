/** What other rooms' pages show of this one. */

export { CodeForm } from './code-form.tsx'
export type { FormAnswer } from './form-answer.ts'
export { GatePage } from './gate-page.tsx'
export { Refused as HandOffRefused } from './hand-off-page.tsx'
export { OtpField } from './otp-field.tsx'
export { passkeysWork } from './passkeys-work.ts'
export { PasswordField } from './password-field.tsx'
export { AppToScan } from './settings/app-to-scan.tsx'
export { RecoveryCodes } from './settings/recovery-codes.tsx'
