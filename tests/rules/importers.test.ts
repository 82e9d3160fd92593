import { expect, test } from 'vitest'
import { withImporters } from './importers.ts'

const SOURCES = new Map([
  ['src/list.ts', "const load = () => import('./room/door.ts')"],
  ['src/room/door.ts', 'export const door = 1'],
  ['src/entry/start.ts', "import { rooms } from '../list.ts'"],
  ['src/entry/start.test.ts', "import { start } from '#entry/start.ts'"],
  ['tests/type.ts', "export type Door = import('../src/room/door.ts').Door"],
  ['tests/of-type.ts', "import type { Door } from './type.ts'"],
  ['src/shared/money.ts', "import { list } from './list.ts'"],
])

test('what imports a module is found: by name, by path, by type, when it runs, through others', () => {
  const found = withImporters(SOURCES, (path) => path.startsWith('src/room/'))
  expect([...found].toSorted()).toEqual([
    'src/entry/start.test.ts',
    'src/entry/start.ts',
    'src/list.ts',
    'src/room/door.ts',
    'tests/of-type.ts',
    'tests/type.ts',
  ])
})

test('what is imported and is no more has importers, too', () => {
  const rest = new Map([...SOURCES].filter(([path]) => path !== 'src/room/door.ts'))
  expect(withImporters(rest, (path) => path.startsWith('src/room/'))).toContain('tests/of-type.ts')
})
