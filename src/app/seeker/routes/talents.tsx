import type { PageHandle } from '#app/common/page-handle.ts'
import { TalentsPage } from '#features/visitors/web/talents-page.tsx'
import { useCountry } from '#i18n/language-provider.tsx'

export const handle: PageHandle = { isShared: true, ownSearch: true }

export default function Talents() {
  return <TalentsPage country={useCountry()} />
}
