import type { z } from 'zod'
import { type FactName, factNames } from '#config/job-filters.ts'
import { recordOf } from '#shared/record-of.ts'
import { namedValue } from '../../companies/contract.ts'

/** What a job says of itself by values of lists, as the table of filters declares it; null where it says nothing. */
export const listedFactFields = recordOf(factNames, () => namedValue.nullable())

export type ListedFacts = Record<FactName, z.output<typeof namedValue> | null>
