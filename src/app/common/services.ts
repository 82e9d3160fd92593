import { createContext } from 'react-router'
import type { SiteSettings } from '#config/site.ts'
import type { Catalogue } from '#i18n/text.ts'
import type { Dispatch } from '#shared/contract.ts'
import type { Viewer } from '#shared/viewer.ts'

/** Everything that the loaders of one request get from the server. Pages have no other access to data. */
export interface PageServices {
  /** A refusal (`ApiError`) arrives as a thrown `Response` with its status, which leads to the error page. */
  dispatch: Dispatch
  /** `language` is an interface language: that of the path, or the preferred one if the path has none. */
  viewer: Viewer
  /** The address visitors see, without a trailing slash: for canonical and alternate links. */
  origin: string
  /** Brand and links in force. */
  site: SiteSettings
  /** Whether devices store opened jobs: then a service worker is registered. */
  storesOffline: boolean
  /** The texts of the viewer's language, compiled, and the versions of their parts, under which browsers store them. */
  catalogue: Catalogue
  textVersions: string
  /** The status of a request that no page accepts; null: pages accept it. */
  wrongRequest: number | null
  /**
   * The database is unavailable: a request for the data of a page is sent to its document, which can say how old it is.
   */
  onlyDocuments: boolean
  /** The mark of our own inline scripts, until `sealOwnScripts` removes it. */
  scriptMark: string
  /**
   * Where a rendered page is left for the server. As the body of a response it would be copied four times on its way, and
   * V8 searches all its memory whenever so many bytes have been allocated outside of it.
   */
  rendered: { bytes: Buffer | null }
  /** Called with every unexpected error of a page. */
  report: (error: unknown) => void
}

/** `context.get(services).dispatch(contract, request, viewer)` in a loader. */
export const services = createContext<PageServices>()
