import { LegalPage } from '#features/sign-in/web/legal-page.tsx'

export default function Terms() {
  return <LegalPage kind="terms" />
}
