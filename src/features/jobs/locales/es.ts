import type { TranslationOf } from '#i18n/text.ts'
import type { texts as en } from './en.ts'

export const texts: TranslationOf<typeof en> = {
  'jobs.pay_negotiable': 'Sueldo a convenir',
  'jobs.pay_unpaid': 'Sin remuneración',
  'jobs.pay_about_monthly': '≈ {amount} al mes',
  'jobs.pay_converted': 'Unos {amount} al mes al tipo de cambio del {date}',
  'jobs.pay_converted_from': 'Desde unos {amount} al mes al tipo de cambio del {date}',
  'jobs.pay_converted_up_to': 'Hasta unos {amount} al mes al tipo de cambio del {date}',
  'jobs.pay_changed': 'Sueldo modificado el {date}',
  'jobs.pay_change': '{date}: de {from} a {to}',

  'jobs.urgent': 'Urgente',
  'jobs.written_in': 'En {language}',
  'jobs.on_hold': 'En pausa',
  'jobs.on_hold_note':
    'La empresa puso este empleo en pausa. Puedes seguir leyéndolo; cuando lo reactive, podrás postularte.',
  'jobs.web3': 'Web3',
  'jobs.verified_company': 'Empresa verificada',
  'jobs.external_note': 'La postulación se hace en el sitio de la empresa, {host}.',

  'jobs.apply': 'Postularme',
  'jobs.with_resume': 'Postularme con mi currículum',
  'jobs.with_resume_help': 'PDF, DOC o DOCX, hasta {size, number} MB',
  'jobs.with_resume_send': 'Subir y continuar',
  'jobs.apply_external': 'Postularme en su sitio',
  'jobs.save': 'Guardar',
  'jobs.save_job': 'Guardar {title}',

  'jobs.fact_posted': 'Publicado',
  'jobs.fact_first_seen': 'Visto aquí desde',
  'jobs.fact_open_until': 'Vigente hasta',

  'jobs.reposted': 'Visto aquí por primera vez el {date} y publicado de nuevo después.',
  'jobs.requirements': 'Requisitos',
  'jobs.languages': 'Idiomas',
  'jobs.description': 'Descripción del empleo',
  'jobs.skills': 'Habilidades',
  'jobs.benefits': 'Beneficios',
  'jobs.address': 'Dirección',

  'jobs.remote_title': 'Trabajo remoto',
  'jobs.remote_open': 'Abierto a personas en',
  'jobs.remote_anywhere': 'Cualquier país',
  'jobs.remote_excluded': 'No disponible en',
  'jobs.remote_time_zone': 'Zona horaria',
  'jobs.remote_working_time_zone': 'Horario de trabajo según',
  'jobs.remote_languages': 'Idiomas de trabajo',

  'jobs.japan_title': 'Condiciones laborales',
  'jobs.japan_contract_period': 'Duración del contrato',
  'jobs.japan_social_insurance': 'Seguridad social',
  'jobs.japan_smoking': 'Medidas contra el humo de tabaco',
  'jobs.japan_holidays': 'Días libres y vacaciones',
  'jobs.japan_hours': 'Horario de trabajo',

  'jobs.recruiter': 'Quién contrata',

  'jobs.company': 'Sobre la empresa',
  'jobs.company_industry': 'Industria',
  'jobs.company_size': 'Tamaño',
  'jobs.company_stage': 'Etapa de financiamiento',
  'jobs.company_location': 'Ubicación',
  'jobs.company_culture': 'Cultura',
  'jobs.company_benefits': 'Beneficios de la empresa',
  'jobs.company_website': 'Sitio web',
  'jobs.company_all_jobs': 'Todos los empleos en {company}',
  'jobs.company_remote_jobs': 'Empleos remotos en {company}',

  'jobs.safety':
    'Nunca pagues para conseguir un empleo, y no compartas datos bancarios ni documentos sin saber quién los pide.',

  'jobs.similar': 'Empleos similares',

  'jobs.closed_title': 'Este empleo está cerrado',
  'jobs.closed_text': 'La empresa ya no recibe postulaciones para {title}.',
  'jobs.closed_countdown':
    '{seconds, plural, one {Irás a la página de inicio en # segundo.} other {Irás a la página de inicio en # segundos.}}',
  'jobs.closed_stay': 'Quedarme aquí',
}
