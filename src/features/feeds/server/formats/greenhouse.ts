import { z } from 'zod'
import { decodeEntities } from '#shared/decode-entities.ts'
import { fieldsOf, listOf, text } from './board-fields.ts'
import type { Board } from './board-rows.ts'
import { payText } from './pay-text.ts'

const document = z.object({ jobs: z.array(z.unknown()) })

const posting = fieldsOf({
  id: text,
  title: text,
  company_name: text,
  absolute_url: text,
  content: text,
  first_published: text,
  updated_at: text,
  language: text,
  location: fieldsOf({ name: text }),
  departments: listOf(fieldsOf({ name: text })),
  offices: listOf(fieldsOf({ location: text })),
  pay_input_ranges: listOf(fieldsOf({ min_cents: z.number(), max_cents: z.number(), currency_type: text })),
})

/** `boards-api.greenhouse.io/v1/boards/{token}/jobs?content=true`; the content is escaped HTML. */
export const greenhouse: Board = {
  system: 'Greenhouse',
  open(given) {
    const board = document.safeParse(given)
    return board.success ? { entries: board.data.jobs } : null
  },
  read(entry) {
    const job = posting.parse(entry)
    const [range] = job.pay_input_ranges
    return {
      id: job.id,
      title: job.title,
      company: job.company_name,
      description: decodeEntities(job.content),
      place: job.location.name || job.offices.map(({ location }) => location).join('\n'),
      pay: range
        ? payText({
            currency: range.currency_type,
            min: String(range.min_cents / 100),
            max: String(range.max_cents / 100),
            period: '',
          })
        : '',
      category: job.departments.map(({ name }) => name).join('\n'),
      date: job.first_published || job.updated_at,
      lang: job.language,
      url: job.absolute_url,
    }
  },
}
