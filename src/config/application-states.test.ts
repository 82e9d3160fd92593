import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import {
  APPLICATION_EVENTS,
  APPLICATION_STATE_NAMES,
  APPLICATION_STATES,
  APPLICATION_TAB_NAMES,
  type ApplicationEvent,
  type ApplicationState,
  groupOf,
  JOB_REFUSALS,
  STAGES,
  stagesOfTab,
} from './application-states.ts'
import { pipeline_stage_lists } from './lists/structure/people.ts'

const DECISION = new URL('../../docs/decisions/0074-the-states-of-an-application.md', import.meta.url)

const EVENTS: readonly ApplicationEvent[] = [
  ...['view', 'reply', 'exchange', 'shortlist', 'interview', 'offer', 'hire', 'reject', 'reconsider'],
  ...['withdraw', 'lapse'],
].filter((name): name is ApplicationEvent => Object.hasOwn(APPLICATION_EVENTS, name))

test('the decision shows the table that code, pages and tests share', () => {
  expect(EVENTS.toSorted()).toEqual(Object.keys(APPLICATION_EVENTS).toSorted())
  const decision = readFileSync(DECISION, 'utf8')
  const shown = decision.split('\n').filter((line) => line.startsWith('|'))
  expect(shown).toEqual(rowsOfTable())
})

test('every stage of the list is reached, and the final ones are those in which all is over', () => {
  const reached = placesReached()
  expect([...new Set(reached.map(({ stage }) => stage))].toSorted()).toEqual(
    pipeline_stage_lists.map(({ id }) => id),
  )
  for (const { id, final } of pipeline_stage_lists) {
    // A lapsed application stays where it was: nobody has moved it.
    const states = reached.filter(({ stage, state }) => stage === id && state !== 'lapsed')
    expect(states.every(({ state }) => (APPLICATION_STATES[state].phase === 'over') === final)).toBe(true)
  }
})

function rowsOfTable(): string[] {
  const row = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`
  return [
    row(['state', 'stage', 'My jobs', ...EVENTS]),
    `|${'---|'.repeat(EVENTS.length + 3)}`,
    row(['*who*', '', '', ...EVENTS.map((event) => APPLICATION_EVENTS[event].by)]),
    ...APPLICATION_STATE_NAMES.map((state) =>
      row([`**${state}**`, stagesOf(state), placesOf(state), ...EVENTS.map((event) => cell(state, event))]),
    ),
    row(['job', 'applying makes', 'My jobs, if it was saved']),
    row(['---', '---', '---']).replaceAll(' ', ''),
    ...Object.entries(JOB_REFUSALS).map(([job, refusal]) =>
      row([`**${job}**`, refusal ?? 'pending', refusal === JOB_REFUSALS.closed ? 'saved, last' : 'saved']),
    ),
  ]
}

function cell(state: ApplicationState, event: ApplicationEvent): string {
  const { from, stage, refusal, refusals } = APPLICATION_EVENTS[event]
  const to = from[state]
  if (to === undefined) return String(refusals?.[state] ?? refusal ?? '·')
  return stage === undefined || stage === 'same' ? to : `${to} ${STAGES[stage]}`
}

const stagesOf = (state: ApplicationState): string =>
  [...new Set(placesReached().flatMap((place) => (place.state === state ? place.stage : [])))]
    .toSorted()
    .map((id) => `${id} ${pipeline_stage_lists.find((stage) => stage.id === id)?.key}`)
    .join(', ')

/** The tabs, and within them the groups. */
function placesOf(state: ApplicationState): string {
  const { phase } = APPLICATION_STATES[state]
  const stages = placesReached().flatMap((place) => (place.state === state ? place.stage : []))
  const tabs = APPLICATION_TAB_NAMES.filter((tab) => {
    const ofTab = stagesOfTab(tab)
    return ofTab === null || stages.some((stage) => ofTab.includes(stage))
  })
  const groups = [...new Set(stages.toSorted().map((stage_id) => groupOf({ phase, stage_id })))]
  return `${tabs.join(', ')}: ${groups.join(' or ')}`
}

/** All states with their stages, from sending on. */
function placesReached(): { state: ApplicationState; stage: number }[] {
  const reached: { state: ApplicationState; stage: number }[] = [{ state: 'pending', stage: STAGES.applied }]
  for (const { state, stage } of reached) {
    for (const event of EVENTS) {
      const { from, stage: next } = APPLICATION_EVENTS[event]
      const to = from[state]
      if (to === undefined) continue
      const place = {
        state: to,
        stage: next === 'same' ? stage : STAGES[next ?? APPLICATION_STATES[to].stage],
      }
      if (!reached.some((one) => one.state === place.state && one.stage === place.stage)) reached.push(place)
    }
  }
  return reached
}
