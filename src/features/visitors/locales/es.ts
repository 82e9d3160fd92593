import type { TranslationOf } from '#i18n/text.ts'
import type { texts as en } from './en.ts'

export const texts: TranslationOf<typeof en> = {
  'remote.title': 'Empleos remotos, estés donde estés',
  'remote.lead':
    '{place}: {count, plural, =0 {por ahora no hay empleos remotos para ti.} one {# empleo remoto al que puedes postularte.} other {# empleos remotos a los que puedes postularte.}}',
  'remote.all': 'Ver todos los empleos remotos',
  'remote.meaning': 'Qué significa “remoto” aquí',
  'remote.countries': 'Países',
  'remote.countries_text':
    'Un empleo remoto indica desde qué países se puede trabajar; si no indica ninguno, es desde cualquier lugar. Los que excluyen el país que elegiste no se muestran.',
  'remote.zones': 'Zonas horarias',
  'remote.zones_text':
    'Algunas empresas esperan el horario de una zona horaria concreta. Si lo indican, aparece en la página del empleo.',
  'remote.languages': 'Idiomas',
  'remote.languages_text':
    'El idioma del equipo puede no ser el del anuncio. Si la empresa lo indica, lo ves antes de postularte.',
  'remote.pay': 'Sueldo',
  'remote.pay_text':
    'El sueldo aparece tal como lo publicó la empresa, en su moneda, con su equivalente mensual al lado.',
  'remote.newest': 'Empleos remotos recientes',
  'remote.fields': 'Por área',
  'remote.from': 'Por país',
  'remote.from_text': 'Empleos remotos abiertos a quienes viven allí.',
  'remote.hours': 'Por horario de trabajo',
  'remote.hours_text': 'Las zonas horarias que siguen los empleos remotos, cuando se indican.',
  'remote.count': '{count, plural, one {# empleo} other {# empleos}}',
  'talents.title': 'Pensado para quienes buscan empleo',
  'talents.lead':
    'Busca sin crear una cuenta, ve primero el sueldo y conoce la antigüedad real de cada anuncio.',
  'talents.does': 'Qué encontrarás aquí',
  'talents.pay': 'El sueldo, por delante',
  'talents.pay_text':
    'Cada empleo muestra el sueldo tal como se publicó y su equivalente mensual. Si la empresa no lo indica, lo decimos.',
  'talents.dates': 'Fechas reales',
  'talents.dates_text':
    'Ves cuándo se publicó un empleo y cuándo apareció aquí por primera vez. Si ya nadie lo confirma, se cierra.',
  'talents.counts': 'Filtros con resultados a la vista',
  'talents.counts_text': 'Los filtros dicen cuántos empleos quedan antes de que los elijas.',
  'talents.search': 'Una búsqueda, todos los idiomas',
  'talents.search_text': 'Busca en tu idioma y encuentra empleos escritos en otros.',
  'talents.once': 'Cada empleo, una sola vez',
  'talents.once_text': 'Un empleo que llega de varias fuentes se muestra una vez.',
  'talents.account': 'Sin cuenta',
  'talents.account_text': 'Busca, filtra y lee todo lo que quieras sin iniciar sesión.',
  'talents.begin': 'Por dónde empezar',
  'talents.begin_new': 'Publicados en las últimas 24 horas',
  'talents.begin_paid': 'Los mejor pagados primero',
  'talents.begin_resume': 'Tu currículum, leído al momento',
  'talents.begin_remote': 'Empleos remotos',
  'talents.begin_web3': 'Empleos Web3',
}
