import { createContext, useContext } from 'react'
import { DEFAULT_SITE, type SiteSettings } from '#config/site.ts'

/** The brand and links in force, as the operator set them. */
export const SiteContext = createContext<SiteSettings>(DEFAULT_SITE)

export const useSite = (): SiteSettings => useContext(SiteContext)
