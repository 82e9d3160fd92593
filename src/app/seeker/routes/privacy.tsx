import { LegalPage } from '#features/sign-in/web/legal-page.tsx'

export default function Privacy() {
  return <LegalPage kind="privacy" />
}
