import { expect, test } from 'vitest'
import { HYBRID, ON_SITE, REMOTE } from '#config/arrangements.ts'
import { readArrangement } from './read-arrangement.ts'

interface Said {
  remote?: string | boolean
  place?: string
  title?: string
  description?: string
}

const read = (said: Said) => readArrangement({ remote: '', place: '', title: '', description: '', ...said })

test.each([
  [{ remote: true, place: 'San Francisco' }, REMOTE],
  [{ remote: 'fully_remote' }, REMOTE],
  [{ remote: 'onsite_only' }, ON_SITE],
  [{ remote: 'hybrid', place: 'Miami, FL (ONSITE preferred, REMOTE US considered)' }, HYBRID],
  [{ remote: 'not_mentioned', place: 'NYC (Onsite)' }, ON_SITE],
  [{ place: 'Remote - US' }, REMOTE],
  [{ place: 'Work At Home-Florida' }, REMOTE],
  [{ remote: false, place: 'Redwood City, CA (Hybrid)' }, HYBRID],
  [{ title: 'Analista Programador/a Spring Boot (100% Teletrabajo)' }, REMOTE],
  [{ title: 'Paid Media Manager | WFH | Night Shift' }, REMOTE],
  [{ title: 'ruby on rails (english) - hybrid' }, HYBRID],
  [{ place: 'Madrid', description: 'Modalidad híbrida' }, HYBRID],
  [{ place: 'Madrid (presencial)', description: 'Modalidad híbrida' }, ON_SITE],
])('%o', (said, expected) => {
  expect(read(said)).toBe(expected)
})

test.each<[Said, string]>([
  [{ remote: false }, 'may be hybrid'],
  [{ remote: false, place: 'San Francisco; Remote' }, 'contradicts itself'],
  [{ remote: false, description: 'This is a 100% remote role.' }, 'contradicts itself'],
  [{ place: 'Hybrid (Chicago), Remote (San Francisco)' }, 'is either'],
  [{ title: 'Hybrid Cloud Architect' }, 'is about clouds'],
  [{ title: '夜間遠端監控值班工程師' }, 'is about monitoring'],
  [{ title: 'Onsite Support Engineer' }, 'is about support'],
  [{ place: 'Berlin' }, 'is a place'],
])('%o is left open: it %s', (said) => {
  expect(read(said)).toBeNull()
})
