/** What an installation lacks that protects it from uploaded files. */
export const FILE_WARNINGS = ['no_scanner', 'no_sandbox'] as const

export type FileWarning = (typeof FILE_WARNINGS)[number]
