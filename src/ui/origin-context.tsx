import { createContext, useContext } from 'react'

/** The address visitors see, without a trailing slash; undefined on pages that could not be rendered. */
export const OriginContext = createContext<string | undefined>(undefined)

export const useOrigin = (): string | undefined => useContext(OriginContext)
