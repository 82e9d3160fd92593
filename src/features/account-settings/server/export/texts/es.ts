import type { TranslationOf } from '#i18n/text.ts'
import type { texts as en } from './en.ts'

export const texts: TranslationOf<typeof en> = {
  title: 'Tus datos en {site}',
  text: 'Todo lo que guardamos sobre ti, un archivo por cada tipo de datos. Las horas están en UTC. No incluimos contraseñas, claves ni códigos: solo le servirían a un ladrón.',
  'file.account': 'tu cuenta: nombre, correo, teléfono, país, idioma y consentimientos',
  'file.recruiter': 'tu función como reclutador',
  'file.history': 'qué pasó en tu cuenta y desde dónde',
  'file.messages': 'los correos y SMS que te enviamos últimamente',
  'file.notifications': 'tus notificaciones y cuándo las leíste',
  'file.notification-settings': 'qué notificaciones elegiste recibir',
  'file.sessions': 'dónde tienes la sesión iniciada',
  'file.known-devices': 'navegadores que tu cuenta reconoce',
  'file.recent-searches': 'lo que buscaste',
  'file.viewed-jobs': 'los empleos que abriste',
  'file.operator': 'tu función como operador de este sitio',
  'file.providers': 'los servicios con los que inicias sesión',
  'file.passkeys': 'tus llaves de acceso',
  'file.authenticator': 'tu aplicación de autenticación',
  'file.recovery-codes': 'tus códigos de recuperación y cuándo se usaron',
  'file.identity': 'tu identidad tal como la confirmó Singpass, y cuándo',
  'file.identity-reads': 'quién consultó tu identidad confirmada y por qué',
  'file.profile': 'tu perfil para buscar empleo',
  'file.wanted-titles': 'los puestos que buscas',
  'file.files': 'tu foto y otros archivos; los archivos están en la carpeta files',
}
