import { LegalPage } from '#features/accounts/web/legal-page.tsx'

export default function Privacy() {
  return <LegalPage kind="privacy" />
}
