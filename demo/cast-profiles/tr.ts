import type { DemoProfile } from './profile.ts'

export const elif: DemoProfile = {
  summary:
    'Beyaz eşya sektöründe çalışan bir makine mühendisiyim. Son projemde bulaşık makinesi pompasının ses seviyesini 4 dB düşürdüm ve parça sayısını dokuzdan altıya indirdim. Sahayı da çizim masasını da seviyorum; üretimle yan yana çalışan bir ekip arıyorum.',
  birthDate: '1993-10-19',
  nationality: 'TR',
  gender: 1,
  portrait: { hue: 8, skin: 0, hair: 3, style: 'bob' },
  livesAt: 745044,
  workPermission: 1,
  startedWorking: '2017-06',
  noticePeriod: 5,
  seekingStatus: 2,
  seekerType: 3,
  home: { address: 'Acıbadem Mahallesi, Çeçen Sokak 14, Üsküdar, İstanbul', unit: 'Daire 9' },
  work: [
    {
      title: 'Kıdemli tasarım mühendisi',
      titleKey: 'mechanical-design-engineer',
      company: 'Marmara Ev Aletleri',
      industry: 35,
      from: '2020-09',
      to: null,
      isHiddenFromCompany: true,
      description:
        'Pompa ve conta gruplarının tasarımı, SolidWorks modelleri ve ANSYS analizleri. Üç kişilik ekibi yönetiyorum; iki patent başvurusunda adım var.',
    },
    {
      title: 'Makine mühendisi',
      titleKey: 'mechanical-engineer',
      company: 'Körfez Kalıp',
      industry: 26,
      from: '2017-06',
      to: '2020-08',
      description:
        'Plastik enjeksiyon kalıplarının tasarımı, deneme baskıları ve tedarikçi takibi. Fire oranını yüzde 6’dan 3’e indirdim.',
    },
  ],
  education: [
    {
      school: 'Boğaz Teknik Üniversitesi',
      level: 6,
      field: 'Makine mühendisliği',
      from: '2012-09',
      to: '2017-05',
    },
  ],
  skills: [
    ['SolidWorks', 4],
    ['ANSYS', 3],
    ['AutoCAD', 3],
    ['Lean manufacturing', 2],
    ['Project management', 2],
  ],
  languages: [
    ['tr', 4],
    ['en', 3],
    ['de', 1],
  ],
  links: [
    {
      url: 'https://elif-kaya.example/tasarim',
      name: 'Tasarım örnekleri',
      description: 'Menteşe ve kapak tasarımlarından üç örnek.',
    },
  ],
  licenses: [
    {
      name: 'SolidWorks Uzman Sertifikası',
      issuer: 'Anadolu Teknik Eğitim Merkezi',
      issued: '2020-02',
      expires: null,
      credentialId: 'SW-77120',
    },
  ],
  preferences: [
    {
      titles: ['mechanical-design-engineer', 'mechanical-engineer'],
      arrangement: 1,
      jobTypes: [1],
      industry: 35,
      country: 'TR',
      place: 745044,
      languages: ['tr', 'en'],
      pay: { type: 1, currency: 'TRY', from: 85_000, to: 120_000 },
    },
  ],
}
