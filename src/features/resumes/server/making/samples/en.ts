import type { Sample } from './sample.ts'

export const sample: Sample = {
  language: 'en',
  basics: {
    name: 'Maria Reyes',
    headline: 'Customer support specialist',
    email: 'maria.reyes@mail.example',
    phone: '0917 555 0142',
    address: 'Quezon City, Manila',
  },
  summary:
    'Calms people down and gets their problem solved in the first conversation. Four years of phone, chat and email support for travel and telecom brands.',
  work: [
    {
      title: 'Customer Service Associate',
      company: 'BrightCall',
      place: 'Quezon City',
      start: '2023-03',
      is_current: true,
      text: '• Solve 40 to 50 chats a day for a telecom brand; **94% rated helpful**\n• Wrote the reply library that the team of 12 now uses\n• Train two new colleagues a month in their first three weeks',
    },
    {
      title: 'Reservations Agent',
      company: 'Sampaguita Travel',
      place: 'Pasay',
      start: '2021-06',
      end: '2023-02',
      text: '• Booked and rebooked flights and hotels in English and Filipino\n• Handled the typhoon weeks of 2022: 300 stranded travellers, none lost',
    },
    {
      title: 'Host, campus radio',
      company: 'Bulwagan State University',
      start: '2019-08',
      end: '2021-04',
      text: '• Ran a weekly call-in show for 400 listeners',
    },
  ],
  education: [
    {
      degree: 'BA',
      field: 'Communication',
      school: 'Bulwagan State University',
      start: '2017',
      end: '2021',
    },
  ],
  skills: ['Zendesk', 'Live chat', 'Amadeus', 'Conflict handling', 'Coaching', 'Typing 68 wpm'].map(
    (name) => ({
      name,
    }),
  ),
  languages: [
    { name: 'Filipino', level: 'native' },
    { name: 'English', level: 'fluent' },
    { name: 'Cebuano', level: 'everyday' },
  ],
  licenses: [
    { name: 'Amadeus basic course', issuer: 'Sampaguita Travel', date: '2021-07' },
    { name: 'De-escalation by phone', issuer: 'Manila Training Centre', date: '2023-09' },
  ],
  links: [{ name: 'LinkedIn', url: 'https://www.linkedin.com/in/maria-reyes-example' }],
}
