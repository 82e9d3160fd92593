import type { TranslationOf } from '#i18n/text.ts'
import type { texts as english } from './en.ts'

export const texts: TranslationOf<typeof english> = {
  'employer.for_employers': 'Para empresas',
  'employer.log_out': 'Cerrar sesión',
  'employer.settings': 'Configuración de la cuenta',
  'employer.home_title': 'Tu empresa',
  'employer.signed_in_as': 'Iniciaste sesión como {name}',
  'employer.company': 'Empresa',
  'employer.is_verified': 'Empresa verificada',
  'employer.is_not_verified': 'Aún sin verificar',
  'employer.public_page': 'Ver la página pública',
  'employer.open_jobs':
    '{count, plural, =0 {Empleos abiertos} one {# empleo abierto} many {# empleos abiertos} other {# empleos abiertos}}',
  'employer.no_jobs': 'No hay empleos abiertos en este momento.',
  'employer.on_hold': 'En pausa',
  'employer.posted': 'Publicado el {date}',
  'employer.newest_only':
    '{count, plural, one {Se muestra el más reciente.} many {Se muestran los # más recientes.} other {Se muestran los # más recientes.}}',
  'employer.team': 'Quién contrata aquí',
  'employer.you': '{name} (tú)',
  'employer.role_coordinator': 'Coordinación',
  'employer.role_admin': 'Administración',
  'employer.role_recruiter': 'Selección',
  'employer.not_yet_title': 'Aún no disponible',
  'employer.not_yet_text':
    'Estamos preparando la publicación y el cierre de empleos, el equipo, las postulaciones y el chat. Llegarán a esta página.',
  'employer.to_seekers': 'Ir al sitio para quienes buscan empleo',
  'employer.sign_in_title': 'Inicia sesión para contratar',
  'employer.sign_in_text':
    'Para quienes contratan en nombre de una empresa. Es la misma cuenta con la que buscas empleo.',
  'employer.login': 'Correo electrónico o teléfono',
  'employer.sign_in': 'Iniciar sesión',
  'employer.send_code': 'Recibir un código por correo',
  'employer.code_title': 'Escribe el código',
  'employer.code_text': 'Si {email} tiene una cuenta, ya va en camino un código de seis dígitos.',
  'employer.other_email': 'Usar otro correo',
  'employer.or_seeker': '¿Ya iniciaste sesión para buscar empleo?',
  'employer.go_on': 'Continuar con esa cuenta',
  'employer.nobody_there':
    'En este navegador nadie tiene una sesión iniciada en el sitio para quienes buscan empleo. Inicia sesión aquí.',
  'employer.no_account':
    'No hay ninguna cuenta con este correo. Todavía no se pueden registrar empresas nuevas.',
}
