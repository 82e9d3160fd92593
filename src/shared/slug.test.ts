import { expect, test } from 'vitest'
import { idOfSlug, slugId, slugOf } from './slug.ts'

test('keeps letters and digits of every script', () => {
  expect(slugOf('Senior C++ Engineer (Remote)')).toBe('senior-c-engineer-remote')
  expect(slugOf('バックエンドエンジニア')).toBe('バックエンドエンジニア')
  expect(slugOf('مهندس برمجيات')).toBe('مهندس-برمجيات')
  expect(slugOf('Kỹ sư phần mềm')).toBe('kỹ-sư-phần-mềm')
})

test('is never empty and never long', () => {
  expect(slugOf('*** !!!')).toBe('job')
  expect(slugOf('word '.repeat(100)).length).toBeLessThanOrEqual(80)
  expect(encodeURIComponent(slugOf(`x${'𝐒'.repeat(100)}`))).not.toBe('')
})

test('the id is what follows the last hyphen', () => {
  expect(idOfSlug(slugId('Nurse, 24-7', 42))).toBe(42)
  expect(idOfSlug('42')).toBe(42)
  expect(idOfSlug('nurse')).toBeNull()
  expect(idOfSlug('nurse-')).toBeNull()
  expect(idOfSlug('nurse-12345678901234567890')).toBeNull()
})
