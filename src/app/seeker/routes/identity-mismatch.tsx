export { IdentityMismatchPage as default } from '#features/visitors/web/identity-mismatch-page.tsx'
