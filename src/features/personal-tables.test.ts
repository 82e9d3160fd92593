import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testDatabase } from '../../tests/database/test-database.ts'
import type { Room } from './room.ts'
import { rooms } from './rooms.ts'

/** The data of persons is known completely: every table belongs to a room, every column of a personal one is decided. */

const { db } = await testDatabase()
const schema = await readSchema()

test('every table and every personal column belongs to one room', () => {
  expect(problemsOf(rooms, schema)).toEqual([])
})

test.each<[string, Partial<Room>, string]>([
  ['a table that nobody knows', {}, 'people: no room declares it'],
  ['a table of two rooms', { impersonalTables: ['people', 'people'] }, 'people: two rooms declare it'],
  ['an account in an impersonal table', { impersonalTables: ['people'] }, 'people: it names accounts'],
  ['a column that nobody knows', { personalData: [personal()] }, 'people.secret: exported or withheld?'],
  [
    'a table that outlives its account',
    { personalData: [personal({ withheld: { secret: 'A secret.' } })] },
    'people: it outlives the account',
  ],
])('%s is found', (_what, room, problem) => {
  const people = { columns: ['account_id', 'name', 'secret'], isErased: false }
  expect(problemsOf([room], new Map([['people', people]]))).toContain(problem)
})

function personal(more: object = {}) {
  return { table: 'people', file: 'people', columns: ['name'], order: 'name', ...more }
}

interface Table {
  columns: readonly string[]
  /** Whether its rows are erased with their account. */
  isErased: boolean
}

function problemsOf(declared: readonly Room[], tables: ReadonlyMap<string, Table>): string[] {
  const personalData = declared.flatMap((room) => room.personalData ?? [])
  const unexported = declared.flatMap((room) => room.unexportedTables ?? []).map(({ table }) => table)
  const impersonal = declared.flatMap((room) => room.impersonalTables ?? [])
  const names = [...personalData.map(({ table }) => table), ...unexported, ...impersonal]
  const isTwice = (name: string) => names.indexOf(name) !== names.lastIndexOf(name)
  return [
    ...[...tables.keys()]
      .filter((name) => !names.includes(name))
      .map((name) => `${name}: no room declares it`),
    ...names.filter((name) => !tables.has(name)).map((name) => `${name}: there is no such table`),
    ...new Set(names.filter(isTwice).map((name) => `${name}: two rooms declare it`)),
    ...impersonal
      .filter((name) => tables.get(name)?.columns.includes('account_id'))
      .map((name) => `${name}: it names accounts`),
    ...personalData.flatMap(({ table, columns, withheld = {}, by = 'account_id' }) => {
      const decided = new Set([...columns, ...Object.keys(withheld), by])
      const found = tables.get(table)
      return [
        ...(found?.columns ?? [])
          .filter((column) => !decided.has(column))
          .map((column) => `${table}.${column}: exported or withheld?`),
        ...(by === 'account_id' && found?.isErased === false ? [`${table}: it outlives the account`] : []),
      ]
    }),
  ]
}

async function readSchema(): Promise<Map<string, Table>> {
  const { rows } = await sql<{ name: string; columns: string[]; is_erased: boolean }>`
    with recursive erased (oid) as (
      select 'accounts'::regclass::oid
      union select conrelid from pg_constraint join erased on confrelid = erased.oid where confdeltype = 'c')
    select c.relname as name,
      (select array_agg(attname::text) from pg_attribute
        where attrelid = c.oid and attnum > 0 and not attisdropped) as columns,
      c.oid in (select oid from erased) as is_erased
    from pg_class c where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
      and c.relname not like 'kysely%'`.execute(db)
  return new Map(rows.map(({ name, columns, is_erased }) => [name, { columns, isErased: is_erased }]))
}
