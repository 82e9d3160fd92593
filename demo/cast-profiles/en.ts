import type { DemoProfile } from './profile.ts'

export const maria: DemoProfile = {
  summary:
    'I close the books of three entities by the fourth working day, and I like explaining a number to somebody who does not read ledgers. Six years in shared services, the last four on month-end close and audit requests. I am looking for a team where I can grow into reporting.',
  birthDate: '1998-04-17',
  nationality: 'PH',
  gender: 1,
  portrait: { hue: 340, skin: 2, hair: 0, style: 'long' },
  livesAt: 1692192,
  workPermission: 1,
  startedWorking: '2020-07',
  noticePeriod: 4,
  seekingStatus: 2,
  seekerType: 3,
  home: { address: '27 Maginhawa Street, Teachers Village, Quezon City', unit: 'Unit 3B' },
  work: [
    {
      title: 'General ledger accountant',
      titleKey: 'general-ledger-accountant',
      company: 'Pasig Shared Ledgers',
      industry: 16,
      from: '2022-09',
      to: null,
      isHiddenFromCompany: true,
      description:
        'Month-end close for three entities in SAP, 40 journal entries a week, bank and intercompany reconciliations. Cut open items older than 90 days from 214 to 31 in half a year. Main contact of the auditors for fixed assets.',
    },
    {
      title: 'Accounts payable specialist',
      titleKey: 'accounts-payable-specialist',
      company: 'Bayside Outsourcing',
      industry: 12,
      from: '2020-07',
      to: '2022-08',
      description:
        'Processed some 900 supplier invoices a month, matched them with purchase orders, and answered suppliers by mail and phone. Wrote the checklist that new colleagues still use.',
    },
  ],
  education: [
    {
      school: 'Polytechnic College of Marikina',
      level: 6,
      field: 'Accountancy',
      from: '2016-06',
      to: '2020-04',
      description: 'Cum laude. Treasurer of the accounting society for two years.',
    },
  ],
  skills: [
    ['Microsoft Excel', 4],
    ['SAP', 3],
    ['Bank reconciliation', 4],
    ['Accounts payable', 3],
    ['Financial reporting', 2],
    ['QuickBooks', 2],
    ['Payroll', 1],
  ],
  languages: [
    ['fil', 4],
    ['en', 3],
  ],
  links: [
    {
      url: 'https://maria-reyes.example/month-end',
      name: 'Month-end checklist',
      description: 'The list that I work by, with the reason for each step.',
    },
  ],
  licenses: [
    {
      name: 'Certified Bookkeeper',
      issuer: 'National Association of Bookkeepers',
      issued: '2021-03',
      expires: null,
      credentialId: 'CB-21-04417',
    },
  ],
  preferences: [
    {
      titles: ['accountant', 'payroll-specialist'],
      arrangement: 2,
      jobTypes: [1],
      industry: 16,
      country: 'PH',
      place: 1701668,
      languages: ['en', 'fil'],
      pay: { type: 1, currency: 'PHP', from: 38_000, to: 52_000 },
    },
    {
      titles: ['bookkeeper'],
      arrangement: 3,
      jobTypes: [1, 2],
      industry: 12,
      country: 'PH',
      place: null,
      timeZone: 'Asia/Manila',
      languages: ['en'],
      pay: { type: 3, currency: 'USD', from: 7, to: 12 },
    },
  ],
}
