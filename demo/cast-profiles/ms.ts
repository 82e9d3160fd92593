import type { DemoProfile } from './profile.ts'

export const aisyah: DemoProfile = {
  summary:
    'Bekerja dalam sumber manusia di syarikat pembuatan dan runcit. Saya mengurus pengambilan dari iklan hingga hari pertama, dan berjaya memendekkan masa mengisi jawatan kilang daripada 41 kepada 24 hari. Saya mencari pasukan yang mahu mendengar pekerjanya.',
  birthDate: '1996-03-25',
  nationality: 'MY',
  gender: 1,
  portrait: { hue: 140, skin: 1, hair: 0, style: 'scarf' },
  livesAt: 1735161,
  workPermission: 1,
  startedWorking: '2020-01',
  noticePeriod: 4,
  seekingStatus: 2,
  seekerType: 3,
  home: { address: 'Jalan Setiawangsa 11, Kuala Lumpur', unit: 'Blok C-7-2' },
  work: [
    {
      title: 'Eksekutif sumber manusia',
      titleKey: 'hr-generalist',
      company: 'Kilang Seri Makmur',
      industry: 35,
      from: '2022-04',
      to: null,
      isHiddenFromCompany: true,
      description:
        'Pengambilan 120 pekerja setahun, program orientasi, rekod cuti dan tindakan tatatertib. Memperkenalkan tinjauan suku tahunan; kadar berhenti turun daripada 26% kepada 17%.',
    },
    {
      title: 'Pembantu sumber manusia',
      titleKey: 'hr-assistant',
      company: 'Pasar Raya Anggerik',
      industry: 36,
      from: '2020-01',
      to: '2022-03',
      description:
        'Menguruskan jadual temu duga, fail pekerja dan tuntutan KWSP serta PERKESO bagi 14 cawangan.',
    },
  ],
  education: [
    {
      school: 'Universiti Lembah Hijau',
      level: 6,
      field: 'Pengurusan sumber manusia',
      from: '2015-09',
      to: '2019-08',
    },
  ],
  skills: [
    ['Recruitment', 4],
    ['Labor law', 3],
    ['Payroll', 2],
    ['Microsoft Excel', 3],
  ],
  languages: [
    ['ms', 4],
    ['en', 3],
  ],
  links: [
    {
      url: 'https://aisyah-rahman.example/nota',
      name: 'Nota sumber manusia',
      description: 'Senarai semak untuk pekerja baharu pada minggu pertama.',
    },
  ],
  licenses: [
    {
      name: 'Sijil Pengurusan Sumber Manusia',
      issuer: 'Institut Latihan Melati',
      issued: '2019-11',
      expires: null,
      credentialId: 'SPSM-1187',
    },
  ],
  preferences: [
    {
      titles: ['hr-generalist', 'hr-officer'],
      arrangement: 1,
      jobTypes: [1],
      industry: 35,
      country: 'MY',
      place: 1735161,
      languages: ['ms', 'en'],
      pay: { type: 1, currency: 'MYR', from: 4_800, to: 6_200 },
    },
  ],
}
