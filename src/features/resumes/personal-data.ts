import type { PersonalData, UnexportedTable } from '#config/personal-data.ts'

/** The tables of this room with data of a person. */
export const personalData: readonly PersonalData[] = []

export const unexportedTables: readonly UnexportedTable[] = []
