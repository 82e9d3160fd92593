import type { ListDescriptions } from '../structure.ts'

export const texts: ListDescriptions = {
  report_job_reasons: {
    scam: 'It asks for money, bank details or passwords, or leads to a harmful site.',
    spam: 'It sells a product, a course or a scheme instead of offering a job.',
    discriminatory:
      'It excludes people by sex, age, origin, religion, disability or the like without a lawful reason.',
    offensive: 'It insults, threatens or sexualises people.',
    violence: 'It shows, praises or calls for violence.',
    'job-closed': 'The employer no longer takes applications.',
    'incorrect-company': 'The job belongs to another company than the one shown.',
    'incorrect-location': 'The work is done somewhere else than the posting says.',
    'incorrect-formatting': 'Parts are missing, garbled or unreadable.',
    'does-not-belong': 'It is not a job, or it breaks our rules in another way.',
  },
  feature_banners: {
    'remote-jobs': 'Remote jobs that are open to your country',
    'web3-jobs': 'Protocols, wallets, exchanges and the people who build them',
    companies: 'Who is hiring, how they work and how quickly they answer',
    'salary-converter': 'Convert a salary into your currency with a dated rate',
    'resume-templates': 'Templates that employers in your country expect',
    invite: 'You both get a reward when your friend adds a resume',
  },
}
