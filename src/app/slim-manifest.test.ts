import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { tableOf } from './slim-manifest.ts'

const routes = [
  {
    id: 'root',
    path: '',
    hasLoader: true,
    hasAction: false,
    module: '/assets/root-xvka_xD9.js',
    css: ['/a.css'],
  },
  { id: 'routes/language', parentId: 'root', path: ':lang', module: '/assets/language-Bu0-kd_1.js', css: [] },
  { id: 'home', parentId: 'routes/language', index: true, module: '/assets/home-B5se-5gI.js' },
  {
    id: 'companies',
    parentId: 'routes/language',
    path: 'companies',
    module: '/assets/companies-Bfsimg2x.js',
  },
  {
    id: 'remote-jobs',
    parentId: 'routes/language',
    path: 'remote/:job?',
    module: '/assets/search-BgVQPOgn.js',
  },
  { id: 'no-language', parentId: 'root', path: '*', module: '/assets/not-found-Ab-def00.js' },
].map((route) => ({ imports: ['/assets/framework-18_nLr.js'], hasDefaultExport: true, ...route }))

test('a browser makes the same table from the lines, without what it does not need', () => {
  const made: unknown = runInNewContext(tableOf(routes))
  const expected = routes.map(({ imports: _, hasDefaultExport: __, ...route }) => [
    route.id,
    Object.fromEntries(
      Object.entries(route).filter(([, value]) => value !== false && JSON.stringify(value) !== '[]'),
    ),
  ])
  expect(JSON.parse(JSON.stringify(made))).toEqual(Object.fromEntries(expected))
})

test('a route that a line cannot have fails the build', () => {
  const odd = {
    ...routes[0],
    id: 'a b',
    module: '/assets/a-xvka_xD9.js',
    imports: [],
    hasDefaultExport: true,
  }
  expect(() => tableOf([odd])).toThrow('cannot have a b')
  expect(() => tableOf([{ ...odd, id: 'a', module: '/elsewhere/a.js' }])).toThrow('/elsewhere/a.js')
})
