import type { FacetDeclaration, OwnFacet } from '../types.ts'

/**
 * The scopes in which a posting counts: its own country or one it is open to, everywhere, or everywhere but there; its
 * smallest place; whether it is on hold.
 */
const SCOPES = ['in', 'anywhere', 'notIn', 'at', 'onHold'] as const

/**
 * The facets of an index, as its owner declared them: each has a place, which is its position in the arrays of the
 * index, and may belong to a group whose values come together (see `bundles.ts`).
 */
export class FacetSchema {
  /** By place. */
  readonly facets: readonly string[]
  /** The facets, then the dimensions that only limit a query's scope or decide the order. */
  readonly dimensions: readonly string[]
  readonly groupCount: number
  /** Facets with too many values to read. */
  readonly long: ReadonlySet<string>
  /** Two schemas with the same text give an index the same layout. */
  readonly fingerprint: string
  private readonly places: ReadonlyMap<string, number>
  /** The place of each facet's group, by the facet's place; -1 for none. */
  private readonly groups: Int8Array

  constructor(declarations: Readonly<Record<string, FacetDeclaration>>) {
    const declared = Object.entries(declarations)
    const groups = [...new Set(declared.flatMap(([, { group }]) => group ?? []))]
    this.facets = declared.map(([name]) => name)
    this.dimensions = [...this.facets, ...SCOPES]
    this.groupCount = groups.length
    this.long = new Set(declared.filter(([, { isLong }]) => isLong).map(([name]) => name))
    this.fingerprint = declared.map(([name, { group }]) => `${name}:${group ?? ''}`).join()
    this.places = new Map(this.dimensions.map((name, place) => [name, place]))
    this.groups = Int8Array.from(declared, ([, { group }]) => (group === null ? -1 : groups.indexOf(group)))
  }

  /** The place of a facet that the index itself reads. */
  placeOfOwn(facet: OwnFacet): number {
    return this.placeOf(facet)
  }

  /** The place of a facet; -1 if it is not a facet. */
  placeOf(facet: string): number {
    const place = this.places.get(facet) ?? -1
    return place < this.facets.length ? place : -1
  }

  /** The group of a facet by its place; -1 if its values are listed one by one. */
  groupOf(place: number): number {
    return this.groups[place] ?? -1
  }
}
