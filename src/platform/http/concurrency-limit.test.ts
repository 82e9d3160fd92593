import { expect, test } from 'vitest'
import { createConcurrencyLimit } from './concurrency-limit.ts'

/** Work that ends on command. */
function held() {
  const begun: string[] = []
  const ends: (() => void)[] = []
  const work = (name: string) => () => {
    begun.push(name)
    return new Promise<void>((end) => ends.push(end))
  }
  return { begun, work, endFirst: () => ends.shift()?.() }
}

test('one network runs a few at once, in order of arrival, and other networks do not wait for it', async () => {
  const concurrency = createConcurrencyLimit(2)
  const { begun, work, endFirst } = held()
  const all = ['a1', 'a2', 'a3', 'a4'].map((name) => concurrency.run('2001:db8::1', work(name)))
  const same = concurrency.run('2001:db8::2', work('a5'))
  const other = concurrency.run('192.0.2.1', work('b1'))
  const nobody = [1, 2, 3].map((number) => concurrency.run('', work(`page ${number}`)))
  expect(begun).toEqual(['a1', 'a2', 'b1', 'page 1', 'page 2', 'page 3'])
  endFirst()
  await all[0]
  expect(begun.slice(6)).toEqual(['a3'])
  while (begun.length < 9) {
    endFirst()
    await new Promise(setImmediate)
  }
  expect(begun.slice(6)).toEqual(['a3', 'a4', 'a5'])
  for (let left = 0; left < 9; left++) endFirst()
  await Promise.all([...all, same, other, ...nobody])
})

test('failed work passes its slot on', async () => {
  const concurrency = createConcurrencyLimit(1)
  const failing = concurrency.run('192.0.2.1', () => Promise.reject(new Error('no')))
  const next = concurrency.run('192.0.2.1', async () => 'done')
  await expect(failing).rejects.toThrow('no')
  expect(await next).toBe('done')
  expect(await concurrency.run('192.0.2.1', async () => 'again')).toBe('again')
})
