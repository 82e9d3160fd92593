export { IdentityMismatchPage as default } from '../../web/identity-mismatch-page.tsx'
