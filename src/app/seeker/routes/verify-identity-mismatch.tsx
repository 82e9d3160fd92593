export { IdentityMismatchPage as default } from '#features/identity/web/identity-mismatch-page.tsx'
