import type { PageHandle } from '#app/common/page-handle.ts'
import { useCountry } from '#i18n/language-provider.tsx'
import { TalentsPage } from '../../web/talents-page.tsx'

export const handle: PageHandle = { isShared: true, ownSearch: true }

export default function Talents() {
  return <TalentsPage country={useCountry()} />
}
