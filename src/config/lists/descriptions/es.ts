import type { ListDescriptions } from '../structure.ts'

export const texts: ListDescriptions = {
  report_job_reasons: {
    scam: 'Pide dinero, datos bancarios o contraseñas, o lleva a un sitio dañino.',
    spam: 'Vende un producto, un curso o un negocio en lugar de ofrecer un empleo.',
    discriminatory:
      'Excluye a personas por sexo, edad, origen, religión, discapacidad u otro motivo sin base legal.',
    offensive: 'Insulta, amenaza o sexualiza a las personas.',
    violence: 'Muestra, elogia o incita a la violencia.',
    'job-closed': 'La empresa ya no acepta postulaciones.',
    'incorrect-company': 'El empleo es de otra empresa, no de la que se muestra.',
    'incorrect-location': 'El trabajo se realiza en un lugar distinto del anunciado.',
    'incorrect-formatting': 'Hay partes que faltan o no se pueden leer.',
    'does-not-belong': 'No es un empleo o incumple nuestras normas de otra forma.',
  },
  feature_banners: {
    'remote-jobs': 'Empleos remotos abiertos a tu país',
    'web3-jobs': 'Protocolos, billeteras, exchanges y quienes los construyen',
    companies: 'Quién contrata, cómo trabaja y cuánto tarda en responder',
    'salary-converter': 'Convierte un sueldo a tu moneda con un tipo de cambio fechado',
    'resume-templates': 'Plantillas como las que esperan las empresas de tu país',
    invite: 'Ambos reciben un premio cuando tu amigo sube su currículum',
  },
}
