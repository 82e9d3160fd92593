import { z } from 'zod'
import { fieldsOf, text } from './board-fields.ts'
import type { Board } from './board-rows.ts'

const document = z.object({ totalFound: z.number(), content: z.array(z.unknown()) })

const label = fieldsOf({ label: text })
const section = fieldsOf({ title: text, text })

const posting = fieldsOf({
  id: text,
  name: text,
  company: fieldsOf({ name: text, identifier: text }),
  location: fieldsOf({ city: text, region: text, country: text, remote: text, hybrid: text, address: text }),
  releasedDate: text,
  department: label,
  function: label,
  typeOfEmployment: label,
  experienceLevel: label,
  language: fieldsOf({ code: text }),
  postingUrl: text,
  // Present only if the posting was fetched on its own.
  jobAd: fieldsOf({
    sections: fieldsOf({
      companyDescription: section,
      jobDescription: section,
      qualifications: section,
      additionalInformation: section,
    }),
  }),
})

/** `api.smartrecruiters.com/v1/companies/{id}/postings`, in pages; the list has no texts. */
export const smartrecruiters: Board = {
  system: 'SmartRecruiters',
  open(given) {
    const board = document.safeParse(given)
    return board.success ? { entries: board.data.content } : null
  },
  read(entry) {
    const job = posting.parse(entry)
    const { city, region, country, remote, hybrid, address } = job.location
    return {
      id: job.id,
      title: job.name,
      company: job.company.name,
      description: textOf(job),
      country: country.toUpperCase(),
      place: [city, region, country.toUpperCase()].filter(Boolean).join(', '),
      address,
      type: job.typeOfEmployment.label,
      category: job.function.label || job.department.label,
      experience: job.experienceLevel.label,
      date: job.releasedDate,
      lang: job.language.code,
      url: job.postingUrl || addressOf(job),
      remote: hybrid === 'true' ? 'hybrid' : remote,
    }
  },
}

function textOf({ jobAd: { sections } }: z.output<typeof posting>): string {
  const { companyDescription, jobDescription, qualifications, additionalInformation } = sections
  return [jobDescription, qualifications, additionalInformation, companyDescription]
    .filter((part) => part.text !== '')
    .map((part) => `<h3>${part.title}</h3>${part.text}`)
    .join('\n')
}

const addressOf = ({ id, company }: z.output<typeof posting>) =>
  company.identifier && `https://jobs.smartrecruiters.com/${encodeURIComponent(company.identifier)}/${id}`
