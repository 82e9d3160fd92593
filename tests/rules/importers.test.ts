import { expect, test } from 'vitest'
import { importersOf } from './importers.ts'

const SOURCES = new Map([
  ['src/list.ts', "const load = () => import('./room/door.ts')"],
  ['src/room/door.ts', "export { steps } from './steps.ts'"],
  ['src/room/steps.ts', 'export const steps = 1'],
  ['src/entry/start.ts', "import { rooms } from '../list.ts'"],
  ['src/entry/start.test.ts', "import { door } from '#room/door.ts'"],
  ['src/entry/start.css', '@import "../room/door.css";'],
  ['tests/type.ts', "export type Door = import('../src/room/door.ts').Door"],
  ['tests/gone.ts', 'const module = await import(`../src/room/gone.ts`)'],
  ['src/shared/money.ts', "import { list } from './list.ts'"],
])

test('what imports a module is found: by name, by path, by type, when it runs, and if it is no more', () => {
  expect(importersOf(SOURCES, (path) => path.startsWith('src/room/'))).toEqual([
    'src/list.ts',
    'src/entry/start.test.ts',
    'src/entry/start.css',
    'tests/type.ts',
    'tests/gone.ts',
  ])
})
