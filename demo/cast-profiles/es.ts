import type { DemoProfile } from './profile.ts'

export const lucia: DemoProfile = {
  summary:
    'Diseño productos digitales escuchando primero a quien los usa. En los últimos tres años hice más de 80 entrevistas en mercados, escuelas y clínicas, y con ellas rediseñé el alta de una app de pagos: el abandono bajó de 46 % a 19 %. Busco un equipo que pruebe antes de construir.',
  birthDate: '1997-09-12',
  nationality: 'MX',
  portrait: { hue: 322, skin: 2, hair: 2, style: 'long' },
  livesAt: 3530597,
  workPermission: 1,
  startedWorking: '2020-02',
  noticePeriod: 3,
  seekingStatus: 1,
  seekerType: 3,
  home: { address: 'Calle Orizaba 118, Roma Norte, Ciudad de México', unit: 'Depto. 4' },
  work: [
    {
      title: 'Diseñadora de producto',
      titleKey: 'product-designer',
      company: 'Pagos Colibrí',
      industry: 4,
      from: '2022-06',
      to: null,
      isHiddenFromCompany: true,
      description:
        'Diseño del alta y de los cobros para pequeños comercios. Entrevistas cada dos semanas, prototipos en Figma y pruebas con usuarios. Mantengo el sistema de diseño que usan cuatro equipos.',
    },
    {
      title: 'Diseñadora UX',
      titleKey: 'ux-designer',
      company: 'Estudio Tres Ríos',
      industry: 21,
      from: '2020-02',
      to: '2022-05',
      description:
        'Sitios y aplicaciones para clientes de educación y salud, desde la investigación hasta la entrega a desarrollo.',
    },
  ],
  education: [
    {
      school: 'Universidad del Valle Alto',
      level: 6,
      field: 'Diseño industrial',
      from: '2015-08',
      to: '2019-12',
    },
  ],
  skills: [
    ['Figma', 4],
    ['User research', 4],
    ['Design systems', 3],
    ['Adobe Illustrator', 2],
    ['CSS', 1],
  ],
  languages: [
    ['es', 4],
    ['en', 3],
  ],
  links: [
    {
      url: 'https://lucia-mendoza.example/casos',
      name: 'Casos de estudio',
      description: 'Tres proyectos, con lo que no funcionó.',
    },
  ],
  licenses: [
    {
      name: 'Certificado profesional en diseño de experiencia',
      issuer: 'Colegio Digital de Jalisco',
      issued: '2021-06',
      expires: null,
      credentialId: 'UX-2021-338',
    },
  ],
  preferences: [
    {
      titles: ['product-designer', 'ux-designer'],
      arrangement: 2,
      jobTypes: [1],
      industry: 4,
      country: 'MX',
      place: 3530597,
      languages: ['es'],
      pay: { type: 1, currency: 'MXN', from: 38_000, to: 52_000 },
    },
    {
      titles: ['ux-researcher'],
      arrangement: 3,
      jobTypes: [1, 3],
      industry: 2,
      country: 'MX',
      place: null,
      timeZone: 'America/Mexico_City',
      languages: ['es', 'en'],
      pay: { type: 1, currency: 'USD', from: 2_200, to: 3_200 },
    },
  ],
}
