import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addCompany, addJob } from '../../../../tests/builders/jobs.ts'
import { testSite } from '../../../../tests/site/test-site.ts'
import { applicant, originsOf, recruiter } from './applications.test-helper.ts'
import { lapseApplications } from './lapse-applications.ts'

/*
 * Random commands of both sides, of the clock and of who closes jobs, one after another or two at the same time, against
 * a naive model: it is written from what docs/decisions/0074 says in words, and reads nothing of the table. Of two
 * commands at the same time, what comes out must be what one of their two orders makes.
 */

let now = new Date('2026-05-20T12:00:00Z')
const clock = { now: () => now }
const site = await testSite({ clock })
const { db } = site.database
const origins = originsOf(site)
const DAY_MS = 86_400_000

/** One seeker and one job, as somebody would explain it who has never seen the code. */
class Model {
  job: 'open' | 'on_hold' | 'closed' = 'open'
  state = 'none'
  stage = 0
  attempts = 0
  replyBy = 0
  exchange = ''

  do(command: Command): number {
    if (command === 'apply') return this.apply()
    if (command === 'withdraw') return this.withdraw()
    if (command === 'close' || command === 'hold' || command === 'reopen') {
      this.job = ({ close: 'closed', hold: 'on_hold', reopen: 'open' } as const)[command]
      return 0
    }
    if (command === 'wait') return this.lapse()
    if (command === 'ask' || command === 'answer') return this.agree(command)
    return this.state === 'none' ? 41135 : this.recruiterDoes(command)
  }

  private set(state: string, stage: number): 0 {
    this.state = state
    this.stage = stage
    return 0
  }

  private apply(): number {
    if (this.job === 'closed') return 41121
    if (this.job === 'on_hold') return 41122
    if (this.state !== 'none' && this.state !== 'cancelled') return 41129
    this.attempts++
    this.exchange = ''
    this.replyBy = now.getTime() + 7 * DAY_MS
    return this.set('pending', 1)
  }

  private withdraw(): number {
    if (this.state === 'none') return 41135
    if (this.state === 'cancelled' || this.state === 'declined') return 41136
    if (this.state === 'not_accepted' || this.state === 'completed') return 41137
    return this.set(this.state === 'accepted' ? 'declined' : 'cancelled', 9)
  }

  private lapse(): 0 {
    const isSilent = this.state === 'pending' || this.state === 'viewed'
    if (isSilent && this.replyBy <= now.getTime()) this.state = 'lapsed'
    return 0
  }

  /** The seeker asks for contacts and the recruiter agrees, or the other way round. */
  private agree(command: 'ask' | 'answer'): number {
    if (this.state === 'none') return 41135
    if (['pending', 'viewed', 'lapsed'].includes(this.state)) return 41148
    if (!['communicated', 'exchanged', 'accepted'].includes(this.state)) return 41154
    if (this.exchange === 'both' || this.exchange === command) return 0
    this.exchange = this.exchange === '' ? command : 'both'
    if (this.exchange === 'both' && this.state === 'communicated') this.state = 'exchanged'
    return 0
  }

  private recruiterDoes(command: Command): number {
    const isGone = this.state === 'cancelled' || this.state === 'declined'
    const isOver = isGone || this.state === 'completed'
    const isSilent = ['pending', 'viewed', 'lapsed'].includes(this.state)
    switch (command) {
      case 'view':
        return this.state === 'pending' ? this.set('viewed', 2) : 0
      case 'reply':
        return isSilent ? this.set('communicated', 3) : 0
      case 'shortlist':
      case 'interview':
      case 'offer':
        return isOver ? 41154 : this.set('accepted', { shortlist: 4, interview: 5, offer: 6 }[command])
      case 'hire':
        return this.state === 'accepted' ? this.set('completed', 7) : 41154
      case 'reject':
        return isOver || this.state === 'not_accepted' ? 41154 : this.set('not_accepted', 8)
      default:
        return this.state === 'not_accepted' ? this.set('communicated', 3) : 41154
    }
  }

  copy(): Model {
    return Object.assign(new Model(), this)
  }
}

const BY_RECRUITER = [
  ...(['view', 'reply', 'shortlist', 'interview', 'offer'] as const),
  ...(['hire', 'reject', 'reconsider'] as const),
]
const COMMANDS = [
  ...BY_RECRUITER,
  'ask',
  'answer',
  'apply',
  'withdraw',
  'close',
  'hold',
  'reopen',
  'wait',
] as const
type Command = (typeof COMMANDS)[number]

/** Applying is more frequent: without it there is nothing to move. */
const command = fc.oneof(
  { weight: 3, arbitrary: fc.constant<Command>('apply') },
  { weight: 1, arbitrary: fc.constant<Command>('reopen') },
  { weight: 12, arbitrary: fc.constantFrom(...COMMANDS) },
)

test('whatever both sides, the clock and the job do, alone or at the same time, it is as the model says', async () => {
  const steps = fc.array(fc.tuple(command, fc.option(command, { freq: 2 })), { minLength: 4, maxLength: 10 })
  await fc.assert(fc.asyncProperty(steps, follow), { numRuns: 10 })
})

async function follow(steps: readonly (readonly [Command, Command | null])[]): Promise<void> {
  const real = await world()
  let model = new Model()
  for (const [first, second] of steps) {
    // The limits of an account begin anew, and promises come closer.
    now = new Date(now.getTime() + (first === 'wait' ? 3 * DAY_MS : 61_000))
    if (second === null) {
      const code = model.do(first)
      expect([first, await real.do(first)]).toEqual([first, code])
    } else {
      const codes = await Promise.all([real.do(first), real.do(second)])
      const found = await real.see()
      const orders = [inOrder(model, [first, second]), inOrder(model, [second, first], true)]
      expect(orders.map(({ after, ...told }) => ({ ...told, seen: seen(after) }))).toContainEqual({
        codes,
        seen: found,
      })
      model =
        orders.find(({ after, ...told }) => same([told.codes, seen(after)], [codes, found]))?.after ?? model
    }
    expect(await real.see()).toEqual(seen(model))
  }
}

/** What two commands make, one after the other; their codes in the order in which they were sent. */
function inOrder(model: Model, commands: readonly Command[], isReversed = false) {
  const after = model.copy()
  const codes = commands.map((one) => after.do(one))
  return { after, codes: isReversed ? codes.toReversed() : codes }
}

const same = (one: object, other: object): boolean => JSON.stringify(one) === JSON.stringify(other)

const isOver = (state: string): boolean =>
  ['cancelled', 'declined', 'not_accepted', 'lapsed', 'completed'].includes(state)

/** What both sides see of it. */
function seen({ state, stage, attempts, job, exchange }: Model) {
  const isHidden = state === 'none' || state === 'cancelled' || state === 'declined'
  return {
    ...{ state, stage, attempts, job },
    isFolded: isOver(state),
    atInterview: stage === 5 && !isOver(state) ? 1 : 0,
    recruiterReads: isHidden ? '' : 'Mai Santos',
    hasContact: exchange === 'both' && !isHidden,
  }
}

async function world() {
  const company = await addCompany(db)
  const [mai, rita] = await Promise.all([applicant(site), recruiter(site, company)])
  await mai.change('PATCH', 'me', { first_name: 'Mai', last_name: 'Santos' })
  const jobId = await addJob(db, { company_id: company, country: 'PH' })
  const list = async (tab: string) =>
    Object((await mai.call('GET', `jobApplication/jobseekers?sort=1&tab=${tab}`)).data)
  /** The newest application, as its seeker reads it. */
  const newest = async () =>
    (
      await db
        .selectFrom('applications')
        .select('id')
        .where('account_id', '=', mai.id)
        .orderBy('attempt', 'desc')
        .executeTakeFirst()
    )?.id
  const setJob = async (status: 'open' | 'on_hold' | 'closed') => {
    const closed_at = status === 'closed' ? now : null
    await db.updateTable('jobs').set({ status, closed_at }).where('id', '=', jobId).execute()
    return 0
  }
  return {
    async do(asked: Command): Promise<number> {
      if (asked === 'apply') return (await mai.apply(jobId, { request_key: crypto.randomUUID() })).code
      if (asked === 'close') return setJob('closed')
      if (asked === 'hold') return setJob('on_hold')
      if (asked === 'reopen') return setJob('open')
      if (asked === 'wait') {
        await lapseApplications({ db, clock, origins }, AbortSignal.timeout(10_000))
        return 0
      }
      const id = (await newest()) ?? crypto.randomUUID()
      if (asked === 'withdraw') return (await mai.withdraw(id)).code
      if (asked === 'ask') return (await mai.exchange(id, 'agree')).code
      if (asked === 'answer') return (await rita.exchange(id, 'agree')).code
      return (asked === 'view' ? await rita.open(id) : await rita.move(id, asked)).code
    },
    async see() {
      const id = await newest()
      const [{ status: job }, applied, interviews, found, { applications }] = await Promise.all([
        db.selectFrom('jobs').select('status').where('id', '=', jobId).executeTakeFirstOrThrow(),
        ...[list('applied'), list('interviews')],
        id === undefined ? null : mai.application(id),
        rita.list().then(Object),
      ])
      const received = applications.find((one: { id: string }) => one.id === id)
      return {
        ...{ state: found?.state ?? 'none', stage: found?.stage_id ?? 0, attempts: applied.total, job },
        isFolded: found?.phase === 'over',
        atInterview: interviews.total,
        recruiterReads: received?.name ?? '',
        hasContact: (found?.exchange.contact ?? null) !== null,
      }
    },
  }
}
