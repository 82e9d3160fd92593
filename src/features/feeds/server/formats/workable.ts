import { z } from 'zod'
import { fieldsOf, listOf, text } from './board-fields.ts'
import type { Board } from './board-rows.ts'

const document = z.object({ name: text, jobs: z.array(z.unknown()) })

const posting = fieldsOf({
  shortcode: text,
  title: text,
  employment_type: text,
  telecommuting: text,
  department: text,
  function: text,
  url: text,
  published_on: text,
  created_at: text,
  country: text,
  city: text,
  // A region, whatever the country calls it.
  state: text,
  locations: listOf(fieldsOf({ country: text, countryCode: text, city: text, region: text })),
  experience: text,
  education: text,
  description: text,
})

/** `www.workable.com/api/accounts/{slug}?details=true`. */
export const workable: Board = {
  system: 'Workable',
  open(given) {
    const board = document.safeParse(given)
    return board.success ? { company: board.data.name, entries: board.data.jobs } : null
  },
  read(entry) {
    const job = posting.parse(entry)
    const places = job.locations.length > 0 ? job.locations : [{ ...job, region: job.state }]
    return {
      id: job.shortcode,
      title: job.title,
      description: job.description,
      country: job.locations[0]?.countryCode || job.country,
      place: places
        .map(({ city, region, country }) => [city, region, country].filter(Boolean).join(', '))
        .join('\n'),
      type: job.employment_type,
      category: job.function || job.department,
      experience: job.experience,
      education: job.education,
      date: job.published_on || job.created_at,
      url: job.url,
      remote: job.telecommuting,
    }
  },
}
