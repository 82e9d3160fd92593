import { z } from 'zod'
import type { Random } from '../../demo/random.ts'
import { ask, askUntilAnswered } from './ask.ts'
import type { Person } from './people.ts'
import type { Sites } from './seeker.ts'

/** What a recruiter did with an application, and was told. */
export interface Move {
  applicationId: string
  event: (typeof EVENTS)[number]
  told: 'moved' | 'unknown' | `refused ${number}`
}

const EVENTS = ['reply', 'shortlist', 'reject'] as const
/** Of the applications that a recruiter sees. */
const MOVED = 0.3

const list = z.object({
  applications: z.array(z.object({ id: z.uuid(), state: z.string() })),
  total: z.number(),
})

/** Opens and moves some of the newest applications of a company that nobody has moved, and tells which. */
export async function moveSome(
  recruiter: Person,
  { sites, random, seen }: { sites: Sites; random: Random; seen: Set<string> },
): Promise<Move[]> {
  const at = (path: string) => () => `${sites.employer()}/api-server/jobApplication/received${path}`
  const { headers } = recruiter
  const found = await ask(at('?stage_id=1')(), { headers })
  const { applications } = list.safeParse(found?.data).data ?? { applications: [] }
  const moves: Move[] = []
  for (const { id } of applications) {
    if (seen.has(id)) continue
    seen.add(id)
    if (!random.chance(MOVED)) continue
    await ask(at(`/${id}/open`)(), { method: 'POST', headers })
    const event = random.pick(EVENTS)
    const answer = await askUntilAnswered(at(`/${id}/move`), () => ({
      ...{ method: 'POST', headers: { ...headers, 'content-type': 'application/json' } },
      body: JSON.stringify({ event }),
    }))
    moves.push({ applicationId: id, event, told: toldBy(answer) })
  }
  return moves
}

function toldBy(answer: { code: number } | null): Move['told'] {
  if (answer === null) return 'unknown'
  return answer.code === 0 ? 'moved' : `refused ${answer.code}`
}
