import { createContext, useContext } from 'react'

/**
 * Where a field of an entry stands in the document that was read: the id of an element of the page. Without a field: where
 * the entry begins. Null: the page shows no document, or it is not known.
 */
type PlaceOf = (key: string, field?: string) => string | null

export const EntryPlacesContext = createContext<PlaceOf>(() => null)

export const usePlaceOf = (): PlaceOf => useContext(EntryPlacesContext)
