import type { PageHandle } from '#app/common/page-handle.ts'
import { LegalPage } from '#features/sign-in/web/legal-page.tsx'

export const handle: PageHandle = { isShared: true }

export default function Terms() {
  return <LegalPage kind="terms" />
}
