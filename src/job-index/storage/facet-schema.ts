import type { FacetDeclaration, OwnFacet } from '../types.ts'

/** Where a posting counts: its own country or one it is open to, everywhere, or everywhere but there; its very place. */
const SCOPES = ['in', 'anywhere', 'notIn', 'at'] as const

/**
 * The facets of an index, as its owner declared them: each has a place, by which the arrays of the index go, and may belong
 * to a group whose values come together (see `bundles.ts`).
 */
export class FacetSchema {
  /** By place. */
  readonly facets: readonly string[]
  /** The facets, then what only scopes a query. */
  readonly dimensions: readonly string[]
  readonly groupCount: number
  /** Facets with more values than anyone reads. */
  readonly long: ReadonlySet<string>
  /** Two schemas with the same text lay out an index alike. */
  readonly fingerprint: string
  private readonly places: ReadonlyMap<string, number>
  /** By the place of a facet that of its group, or -1. */
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

  /** The place of a facet; -1 of what is none. */
  placeOf(facet: string): number {
    const place = this.places.get(facet) ?? -1
    return place < this.facets.length ? place : -1
  }

  /** The group of a facet by its place; -1 where its values are named by themselves. */
  groupOf(place: number): number {
    return this.groups[place] ?? -1
  }
}
