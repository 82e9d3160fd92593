export const texts = {
  'jobs.pay_negotiable': 'Pay negotiable',
  'jobs.pay_unpaid': 'Unpaid',
  'jobs.pay_about_monthly': '≈ {amount} per month',
  'jobs.pay_converted': 'About {amount} per month at the exchange rate of {date}',
  'jobs.pay_converted_from': 'From about {amount} per month at the exchange rate of {date}',
  'jobs.pay_converted_up_to': 'Up to about {amount} per month at the exchange rate of {date}',
  'jobs.pay_changed': 'Pay changed on {date}',
  'jobs.pay_change': '{date}: from {from} to {to}',

  'jobs.urgent': 'Urgent',
  'jobs.written_in': 'In {language}',
  'jobs.on_hold': 'On hold',
  'jobs.on_hold_note':
    'The employer has paused this job. You can still read it; applying opens again when they resume.',
  'jobs.web3': 'Web3',
  'jobs.verified_company': 'Verified company',
  'jobs.external_note': 'Applications are taken on the employer’s own site, {host}.',

  'jobs.apply': 'Apply',
  'jobs.with_resume': 'Apply with your resume',
  'jobs.with_resume_help': 'PDF, DOC or DOCX, up to {size, number} MB',
  'jobs.with_resume_send': 'Upload and continue',
  'jobs.apply_external': 'Apply on the employer’s site',
  'jobs.save': 'Save',
  'jobs.save_job': 'Save {title}',

  'jobs.fact_posted': 'Posted',
  'jobs.fact_first_seen': 'First seen here',
  'jobs.fact_open_until': 'Open until',

  'jobs.reposted': 'First seen here on {date}, and posted again since.',
  'jobs.requirements': 'Requirements',
  'jobs.languages': 'Languages',
  'jobs.description': 'About the job',
  'jobs.skills': 'Skills',
  'jobs.benefits': 'Benefits',
  'jobs.address': 'Address',

  'jobs.remote_title': 'Working remotely',
  'jobs.remote_open': 'Open to people in',
  'jobs.remote_anywhere': 'Anywhere',
  'jobs.remote_excluded': 'Not open to',
  'jobs.remote_time_zone': 'Time zone',
  'jobs.remote_working_time_zone': 'Working hours follow',
  'jobs.remote_languages': 'Working languages',

  'jobs.japan_title': 'Terms of employment',
  'jobs.japan_contract_period': 'Contract period',
  'jobs.japan_social_insurance': 'Social insurance',
  'jobs.japan_smoking': 'Measures against passive smoking',
  'jobs.japan_holidays': 'Holidays',
  'jobs.japan_hours': 'Working hours',

  'jobs.recruiter': 'Who is hiring',

  'jobs.company': 'About the company',
  'jobs.company_industry': 'Industry',
  'jobs.company_size': 'Size',
  'jobs.company_stage': 'Financing stage',
  'jobs.company_location': 'Location',
  'jobs.company_culture': 'Culture',
  'jobs.company_benefits': 'Company benefits',
  'jobs.company_website': 'Website',
  'jobs.company_all_jobs': 'All jobs at {company}',
  'jobs.company_remote_jobs': 'Remote jobs at {company}',

  'jobs.safety':
    'Never pay to get a job, and don’t share bank details or documents before you know who asks.',

  'jobs.similar': 'Similar jobs',

  'jobs.closed_title': 'This job is closed',
  'jobs.closed_text': 'The employer no longer takes applications for {title}.',
  'jobs.closed_countdown':
    '{seconds, plural, one {You will be taken to the home page in # second.} other {You will be taken to the home page in # seconds.}}',
  'jobs.closed_stay': 'Stay here',
} as const
