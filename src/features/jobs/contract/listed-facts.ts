import type { z } from 'zod'
import { type FactName, factNames } from '#config/job-filters.ts'
import { recordOf } from '#shared/record-of.ts'
import { namedValue } from '../../companies/contract.ts'

/** The facts of a job that are values of lists, as declared in the table of filters; null if not stated. */
export const listedFactFields = recordOf(factNames, () => namedValue.nullable())

export type ListedFacts = Record<FactName, z.output<typeof namedValue> | null>
