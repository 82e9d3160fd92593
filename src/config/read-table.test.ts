import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readTable } from './read-table.ts'

test('a table gives its fields by their columns, and may leave out empty ones at the end', () => {
  const [first, second, ...others] = readTable(tableOf('key\tname\tsynonyms\na\tA b\tc|d e\nb\n'), COLUMNS)
  expect([first?.field('key'), first?.field('name'), first?.list('synonyms')]).toEqual([
    'a',
    'A b',
    ['c', 'd e'],
  ])
  expect([second?.field('key'), second?.field('name'), second?.list('synonyms')]).toEqual(['b', '', []])
  expect(others).toEqual([])
})

test.each([
  ['another column', 'key\tname\tother\na\n', /table\.tsv:1: the columns must be key, name, synonyms/],
  ['a field too many', 'key\tname\tsynonyms\na\tb\tc\td\n', /table\.tsv:2: it has more than 3 fields/],
  ['an empty line', 'key\tname\tsynonyms\na\n\nb\n', /table\.tsv:3: its first field is empty/],
  ['a space at the end', 'key\tname\tsynonyms\na\tA \n', /table\.tsv:2: "A " has spaces around it/],
  ['a carriage return', 'key\tname\tsynonyms\na\tA\r\n', /table\.tsv:2: "A\r" has spaces around it/],
  [
    'an empty item',
    'key\tname\tsynonyms\na\tA\tb||c\n',
    /table\.tsv:2: "b\|\|c" has spaces around it or an empty item/,
  ],
  [
    'a space around an item',
    'key\tname\tsynonyms\na\tA\tb | c\n',
    /table\.tsv:2: "b \| c" has spaces around it/,
  ],
])('a table with %s is refused, with the line', (_, text, problem) => {
  expect(() => readTable(tableOf(text), COLUMNS)).toThrow(problem)
})

const COLUMNS = ['key', 'name', 'synonyms'] as const

function tableOf(text: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'joblane-table-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(join(folder, 'table.tsv'), text)
  return join(folder, 'table.tsv')
}
