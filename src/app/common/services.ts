import { createContext } from 'react-router'
import type { SiteSettings } from '#config/site.ts'
import type { Catalogue } from '#i18n/text.ts'
import type { Dispatch } from '#shared/contract.ts'
import type { Viewer } from '#shared/viewer.ts'

/** What the server hands to the loaders of one request. There is no other way from a page to the data. */
export interface PageServices {
  /** A refusal (`ApiError`) arrives as a thrown `Response` with its status, which leads to the error page. */
  dispatch: Dispatch
  /** `language` is an interface language: of the path, or the preferred one where the path names none. */
  viewer: Viewer
  /** The address visitors see, without a trailing slash: for canonical and alternate links. */
  origin: string
  /** Brand and links in force. */
  site: SiteSettings
  /** Whether devices keep opened jobs: a service worker is registered. */
  keepsOffline: boolean
  /** The texts of the viewer's language, compiled, and the name under which browsers keep them. */
  catalogue: Catalogue
  catalogueVersion: string
  /** The status by which the request is refused, whatever page it asks for; null: it is one that pages take. */
  wrongRequest: number | null
  /** The database is away: who asks for the data of a page asks for its document, which can say how old it is. */
  onlyDocuments: boolean
  /** What our own inline scripts carry until `sealOwnScripts` takes it off. */
  scriptMark: string
  /** Told of everything that a page throws unexpectedly. */
  report: (error: unknown) => void
}

/** `context.get(services).dispatch(contract, request, viewer)` in a loader. */
export const services = createContext<PageServices>()
