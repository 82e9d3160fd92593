import { z } from 'zod'
import { fieldsOf, listOf, text } from './board-fields.ts'
import type { Board } from './board-rows.ts'
import { payText } from './pay-text.ts'

const posting = fieldsOf({
  id: text,
  text,
  categories: fieldsOf({
    location: text,
    commitment: text,
    team: text,
    department: text,
    allLocations: text,
  }),
  country: text,
  workplaceType: text,
  description: text,
  lists: listOf(fieldsOf({ text, content: text })),
  additional: text,
  salaryRange: fieldsOf({ currency: text, interval: text, min: text, max: text }),
  createdAt: text,
  hostedUrl: text,
})

/** `api.lever.co/v0/postings/{site}?mode=json`: a plain array, in pages of `skip` and `limit`. */
export const lever: Board = {
  system: 'Lever',
  open(given) {
    const entries = z.array(z.unknown()).safeParse(given)
    return entries.success ? { entries: entries.data } : null
  },
  read(entry) {
    const job = posting.parse(entry)
    const { currency, interval, min, max } = job.salaryRange
    const lists = job.lists.map((list) => `<h3>${list.text}</h3><ul>${list.content}</ul>`)
    return {
      id: job.id,
      title: job.text,
      description: [job.description, ...lists, job.additional].join('\n'),
      country: job.country,
      place: job.categories.location || job.categories.allLocations,
      pay: payText({ currency, min, max, period: interval }),
      type: job.categories.commitment,
      category: job.categories.department || job.categories.team,
      date: job.createdAt,
      url: job.hostedUrl,
      remote: job.workplaceType === 'unspecified' ? '' : job.workplaceType,
    }
  },
}
