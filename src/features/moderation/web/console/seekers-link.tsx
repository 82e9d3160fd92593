import { createContext, type ReactNode, useContext } from 'react'
import { useLanguage } from '#i18n/language-provider.tsx'

/** The address of the job seekers' site, where jobs, companies and the operator's own account are. */
export const SeekersUrl = createContext('')

/** A page of theirs, whose path begins after the language. */
export function SeekersLink({
  path,
  className = 'underline underline-offset-2',
  children,
}: {
  path: string
  className?: string
  children: ReactNode
}) {
  const lang = useLanguage()
  return (
    <a href={`${useContext(SeekersUrl)}/${lang}/${path}`} className={className}>
      {children}
    </a>
  )
}
