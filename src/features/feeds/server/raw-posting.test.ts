import { expect, test } from 'vitest'
import { DEFAULT_MAPPING, fieldMapping } from './field-mapping.ts'
import { mapRow } from './raw-posting.ts'

test('numbers, flags, lists and absent fields become text', () => {
  const line = '{"source":"s","id":7,"title":" T ","remote":true,"skills":["a, b","c",null],"company":null}'
  expect(mapRow(JSON.parse(line), DEFAULT_MAPPING)).toMatchObject({
    source: 's',
    id: '7',
    title: 'T',
    remote: 'true',
    skills: 'a, b\nc',
    company: '',
    pay: '',
  })
})

test('a mapping names only fields that we know', () => {
  expect(fieldMapping.safeParse({ source: { value: 'x' }, id: 'i', title: 't' }).success).toBe(true)
  expect(fieldMapping.safeParse({ source: 's', id: 'i', title: 't', salary: 'x' }).success).toBe(false)
  expect(fieldMapping.safeParse({ title: 't' }).success).toBe(false)
})
