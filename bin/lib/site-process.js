// How the process of the site is started: what Node and the C library may take beyond what the site holds.

/**
 * Megabytes of half the room for new objects, in each thread. Node's own 64 let garbage take 130 in each of three
 * threads, and stop a thread for as long as a full room takes to be searched.
 */
const SEMI_SPACE = 16

export const NODE_FLAGS = [`--max-semi-space-size=${SEMI_SPACE}`]

export const ENVIRONMENT = {
  NODE_ENV: 'production',
  // Each pool of the C library keeps what was once needed in it; without this there are eight for each core.
  MALLOC_ARENA_MAX: '2',
  // Asks Linux for pages of 2 MB, for memory that is that large: a search jumps about in arrays of many megabytes.
  GLIBC_TUNABLES: 'glibc.malloc.hugetlb=1',
}
