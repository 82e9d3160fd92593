import { LegalPage } from '#features/accounts/web/legal-page.tsx'

export default function Terms() {
  return <LegalPage kind="terms" />
}
