import type { DemoProfile } from './profile.ts'

export const beatriz: DemoProfile = {
  summary:
    'Enfermeira de pronto-socorro e UTI adulto. Mantenho a calma quando o plantão aperta e gosto de ensinar quem está chegando: já acompanhei a integração de 23 técnicos de enfermagem. Procuro uma equipe com escala previsível e espaço para protocolos de segurança do paciente.',
  birthDate: '1994-06-30',
  nationality: 'BR',
  gender: 1,
  portrait: { hue: 28, skin: 3, hair: 0, style: 'curls' },
  livesAt: 3448439,
  workPermission: 1,
  startedWorking: '2018-02',
  noticePeriod: 4,
  seekingStatus: 2,
  seekerType: 3,
  home: { address: 'Rua Harmonia, 410, Vila Madalena, São Paulo', unit: 'Apto 52' },
  work: [
    {
      title: 'Enfermeira intensivista',
      titleKey: 'icu-nurse',
      company: 'Hospital Santa Aurora',
      industry: 31,
      from: '2021-05',
      to: null,
      isHiddenFromCompany: true,
      description:
        'Responsável por até oito leitos de UTI por plantão. Coordenei o protocolo de prevenção de lesão por pressão, que reduziu os casos de 11 para 3 em um ano. Preceptora de residentes desde 2023.',
    },
    {
      title: 'Enfermeira de pronto-socorro',
      titleKey: 'emergency-room-nurse',
      company: 'UPA Vila Esperança',
      industry: 31,
      from: '2018-02',
      to: '2021-04',
      description:
        'Classificação de risco de cerca de 150 pacientes por plantão, atendimento de urgência e organização do carro de emergência.',
    },
  ],
  education: [
    {
      school: 'Faculdade Metropolitana de Saúde',
      level: 6,
      field: 'Enfermagem',
      from: '2013-02',
      to: '2017-12',
    },
    {
      school: 'Instituto Paulista de Terapia Intensiva',
      level: 7,
      field: 'Enfermagem em terapia intensiva',
      from: '2020-03',
      to: '2021-10',
    },
  ],
  skills: [
    ['Patient care', 4],
    ['Wound care', 4],
    ['Triage', 4],
    ['ACLS', 3],
    ['Microsoft Excel', 2],
  ],
  languages: [
    ['pt', 4],
    ['es', 2],
  ],
  links: [
    {
      url: 'https://beatriz-lima.example/plantao',
      name: 'Caderno de plantão',
      description: 'Anotações de aula para quem começa na UTI.',
    },
  ],
  licenses: [
    {
      name: 'Registro profissional de enfermeira',
      issuer: 'Conselho Regional de Enfermagem de São Paulo',
      issued: '2018-01',
      expires: null,
      credentialId: null,
    },
    {
      name: 'ACLS',
      issuer: 'Centro de Treinamento Vida',
      issued: '2025-03',
      expires: '2027-03',
      credentialId: 'AC-7731',
    },
  ],
  preferences: [
    {
      titles: ['icu-nurse', 'registered-nurse'],
      arrangement: 1,
      jobTypes: [1],
      industry: 31,
      country: 'BR',
      place: 3448439,
      languages: ['pt'],
      pay: { type: 1, currency: 'BRL', from: 6_500, to: 9_000 },
    },
  ],
}
