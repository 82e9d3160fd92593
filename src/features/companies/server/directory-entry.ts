import { ancestorsOf } from '#config/places/places.ts'
import type { DirectoryRow } from './queries/directory.ts'

/** A company as the directory keeps it; 0 where a value is not known. */
export interface DirectoryEntry {
  id: number
  name: string
  legalName: string | null
  /** All it can be looked for by. */
  names: readonly string[]
  industryId: number
  sizeId: number
  stageId: number
  locationId: number | null
  /** Where it is or hires. */
  countries: readonly string[]
  /** The same by place, with all that contain one. */
  placeIds: readonly number[]
  isVerified: boolean
  isWeb3: boolean
  openJobs: number
  remoteJobs: number
  /** Filled-in parts of its profile, of `PROFILE_PARTS`. */
  profileParts: number
  /** Epoch seconds. */
  createdAt: number
}

export function directoryEntry(row: DirectoryRow): DirectoryEntry {
  const locations = [row.location_id ?? [], row.job_location_ids ?? []].flat()
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
    placeIds: [...new Set(locations.flatMap((id) => [id, ...ancestorsOf(id).map((place) => place.id)]))],
    isVerified: row.is_verified,
    isWeb3: row.is_web3 || row.web3_jobs > 0,
    openJobs: row.open_jobs,
    remoteJobs: row.remote_jobs,
    profileParts: row.profile_parts,
    createdAt: row.created_at,
  }
}
