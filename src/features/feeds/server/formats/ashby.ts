import { z } from 'zod'
import { fieldsOf, listOf, text } from './board-fields.ts'
import type { Board } from './board-rows.ts'
import { payText } from './pay-text.ts'

const document = z.object({ jobs: z.array(z.unknown()) })

const postalAddress = fieldsOf({ addressLocality: text, addressRegion: text, addressCountry: text })

const posting = fieldsOf({
  id: text,
  title: text,
  location: text,
  secondaryLocations: listOf(fieldsOf({ location: text })),
  department: text,
  team: text,
  employmentType: text,
  isRemote: text,
  isListed: text,
  workplaceType: text,
  address: fieldsOf({ postalAddress }),
  descriptionHtml: text,
  publishedAt: text,
  jobUrl: text,
  compensation: fieldsOf({
    summaryComponents: listOf(
      fieldsOf({
        compensationType: text,
        interval: text,
        currencyCode: text,
        minValue: text,
        maxValue: text,
      }),
    ),
  }),
})

/** `api.ashbyhq.com/posting-api/job-board/{name}?includeCompensation=true`, in one piece. */
export const ashby: Board = {
  system: 'Ashby',
  open(given) {
    const board = document.safeParse(given)
    // An unlisted posting is reachable only by its link, and must not be imported.
    const isListed = (entry: unknown) => posting.parse(entry).isListed !== 'false'
    return board.success ? { entries: board.data.jobs.filter(isListed) } : null
  },
  read(entry) {
    const job = posting.parse(entry)
    const { addressLocality, addressRegion, addressCountry } = job.address.postalAddress
    const salary = job.compensation.summaryComponents.find(
      ({ compensationType }) => compensationType === 'Salary',
    )
    return {
      id: job.id,
      title: job.title,
      description: job.descriptionHtml,
      country: addressCountry,
      place:
        [addressLocality, addressRegion, addressCountry].filter(Boolean).join(', ') ||
        [job.location, ...job.secondaryLocations.map(({ location }) => location)].join('\n'),
      pay: salary
        ? payText({
            currency: salary.currencyCode,
            min: salary.minValue,
            max: salary.maxValue,
            period: salary.interval,
          })
        : '',
      // 'FullTime'
      type: job.employmentType.replace(/(?<=[a-z])(?=[A-Z])/g, ' '),
      category: job.department || job.team,
      date: job.publishedAt,
      url: job.jobUrl,
      remote: job.workplaceType || job.isRemote,
    }
  },
}
