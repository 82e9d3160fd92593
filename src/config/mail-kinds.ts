/**
 * Every mail that the product sends, and the way out of it. A mail of a kind that is not listed here does not compile.
 * - `asked`: somebody has just asked for it at our site with this address; it ends by itself
 * - `always`: about the safety of an account or a decision about it; it says why it always comes
 * - `optional`: ends by one click, of its reader or their mail program (RFC 8058), and is refused without that
 */
export const MAIL_KINDS = {
  'code sign-in': 'asked',
  'code sign-up': 'asked',
  'code verify-email': 'asked',
  'code verify-phone': 'asked',
  'code reset-password': 'asked',
  'code change-email': 'asked',
  'code change-phone': 'asked',
  'code second-factor': 'asked',
  'code confirm': 'asked',
  'link magic-link': 'asked',
  'link verify-email': 'asked',
  'notice password-changed': 'always',
  'notice email-changed': 'always',
  'notice email-removed': 'always',
  'notice phone-changed': 'always',
  'notice phone-removed': 'always',
  'notice new-device': 'always',
  'notice device-allowed': 'always',
  'notice provider-linked': 'always',
  'notice second-factor-changed': 'always',
  'notice recovery-code-used': 'always',
  'notice second-step-failed': 'always',
  'notice taken-over': 'always',
  'notice deletion-asked': 'always',
  'notice deletion-taken-back': 'always',
  'notice account-deleted': 'always',
  'notice account-suspended': 'always',
  'notice account-restored': 'always',
  'notice job-closed': 'always',
  'notification session-ended': 'optional',
  'notification report-decided': 'optional',
  'notification export-ready': 'optional',
  'notification application-viewed': 'optional',
  'notification application-replied': 'optional',
  'notification application-accepted': 'optional',
  'notification application-declined': 'optional',
  'notification application-lapsed': 'optional',
  'notification job-closed': 'optional',
  'notification invitation': 'optional',
  'job-alert': 'optional',
  'job-alert-confirm': 'asked',
  resume: 'optional',
} as const satisfies Record<string, 'asked' | 'always' | 'optional'>

export type MailKind = keyof typeof MAIL_KINDS
