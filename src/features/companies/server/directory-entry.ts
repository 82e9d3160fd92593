import { ancestorsOf } from '#config/places/places.ts'
import type { RecordValues } from '#job-index/record-index.ts'
import type { DirectoryFacets } from './directory-facets.ts'
import type { DirectoryRow } from './queries/directory.ts'

/** A company as the directory stores it; 0 if a value is not known. */
export interface DirectoryEntry {
  id: number
  name: string
  legalName: string | null
  /** All names by which it can be found. */
  names: readonly string[]
  industryId: number
  sizeId: number
  stageId: number
  locationId: number | null
  /** The countries of the company and of its jobs. */
  countries: readonly string[]
  /** Its places and those of its jobs, with all places that contain them. */
  placeIds: readonly number[]
  /** The values of its facets, as numbers of the directory's facets. */
  values: RecordValues
  isVerified: boolean
  isWeb3: boolean
  openJobs: number
  remoteJobs: number
  /** The number of its open jobs by the language of their texts. */
  jobLanguages: ReadonlyMap<string, number>
  /** The number of filled-in parts of its profile, of `PROFILE_PARTS`. */
  profileParts: number
  /** Epoch seconds. */
  createdAt: number
}

export function directoryEntry(row: DirectoryRow, facets: DirectoryFacets): DirectoryEntry {
  const locations = [row.location_id ?? [], row.job_location_ids ?? []].flat()
  const placeIds = [...new Set(locations.flatMap((id) => [id, ...ancestorsOf(id).map((place) => place.id)]))]
  return {
    id: row.id,
    name: row.name,
    legalName: row.legal_name,
    names: [row.name, row.legal_name ?? [], row.brand ?? []].flat(),
    industryId: row.industry_id ?? 0,
    sizeId: row.company_size_id ?? 0,
    stageId: row.financing_stage_id ?? 0,
    locationId: row.location_id,
    countries: [...new Set([row.country ?? [], row.job_countries ?? []].flat())],
    placeIds,
    values: facets.numbersOf({
      industries: [row.industry_id ?? 0],
      financing_stages: [row.financing_stage_id ?? 0],
      locations: placeIds,
      company_sizes: [row.company_size_id ?? 0],
      is_hiring: row.open_jobs > 0 ? [1] : [],
      is_company_verified: row.is_verified ? [1] : [],
    }),
    isVerified: row.is_verified,
    isWeb3: row.is_web3 || row.web3_jobs > 0,
    openJobs: row.open_jobs,
    remoteJobs: row.remote_jobs,
    jobLanguages: counted(row.job_languages?.split(' ') ?? []),
    profileParts: row.profile_parts,
    createdAt: row.created_at,
  }
}

function counted(tags: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const tag of tags) counts.set(tag, (counts.get(tag) ?? 0) + 1)
  return counts
}
