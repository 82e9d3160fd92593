import type { ReactNode } from 'react'
import { type EditingPage, EditingPageContext, NamesContext } from './page-context.ts'

export function EditingPageProvider({ page, children }: { page: EditingPage; children: ReactNode }) {
  return (
    <EditingPageContext value={page}>
      <NamesContext value={page}>{children}</NamesContext>
    </EditingPageContext>
  )
}
