import type { Sample } from './sample.ts'

export const sample: Sample = {
  language: 'es',
  basics: {
    name: 'Lucía Fernández Ortega',
    headline: 'Enfermera de urgencias',
    email: 'lucia.fernandez@mail.example',
    phone: '+34 600 555 018',
    address: 'Valencia, España',
  },
  summary:
    'Enfermera con ocho años de experiencia en urgencias y cuidados intensivos. Trabajo bien bajo presión, explico con claridad y formo al personal nuevo en triaje y seguridad del paciente.',
  work: [
    {
      title: 'Enfermera de urgencias',
      company: 'Hospital del Turia',
      place: 'Valencia',
      start: '2020-02',
      is_current: true,
      text: '• Triaje de unos 90 pacientes por turno según el sistema Manchester\n• Coordiné el protocolo de ictus: el tiempo hasta el tratamiento bajó de 58 a **41 minutos**\n• Tutora de doce enfermeras de nuevo ingreso',
    },
    {
      title: 'Enfermera de cuidados intensivos',
      company: 'Clínica Santa Marta',
      place: 'Castellón',
      start: '2016-09',
      end: '2020-01',
      text: '• Cuidado de pacientes con ventilación mecánica en una unidad de catorce camas\n• Participé en la comisión de control de infecciones',
    },
  ],
  education: [
    {
      degree: 'Máster',
      field: 'Urgencias y Emergencias',
      school: 'Universidad de Levante',
      start: '2018',
      end: '2019',
    },
    { degree: 'Grado', field: 'Enfermería', school: 'Universidad de Levante', start: '2012', end: '2016' },
  ],
  skills: [
    'Triaje Manchester',
    'Soporte vital avanzado',
    'Ventilación mecánica',
    'Docencia clínica',
    'Trabajo en equipo',
  ].map((name) => ({ name })),
  languages: [
    { name: 'Español', level: 'nativo' },
    { name: 'Valenciano', level: 'C1' },
    { name: 'Inglés', level: 'B2' },
  ],
  licenses: [
    {
      name: 'Colegiada en Enfermería',
      issuer: 'Colegio de Enfermería de Valencia',
      date: '2016-07',
      credential_id: '46-55018',
    },
    { name: 'Soporte Vital Avanzado', issuer: 'Consejo Español de RCP', date: '2023-05', expires: '2027-05' },
  ],
  links: [{ name: 'LinkedIn', url: 'https://www.linkedin.com/in/lucia-fernandez-example' }],
}
