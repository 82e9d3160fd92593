// Functions that build the import rules. Paths are relative to the project.

export const OURS = '^(src|bin|db|demo|tests|e2e|bench)/'
export const TEST = '\\.(test|test-helper|spec)\\.[jt]sx?$'

/** Of our own code, files at `from` import only what `allowed` names. Tests beside the code may import anything. */
export const mayImportOnly = (name, comment, from, ...allowed) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from, pathNot: TEST },
  to: { path: OURS, pathNot: allowed },
})

export const mayNotImport = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to })

export const packages = (...names) => `(^|/)node_modules/(${names.join('|')})/`
