import type { TranslationOf } from '#i18n/text.ts'
import type { texts as en } from './en.ts'

export const texts: TranslationOf<typeof en> = {
  'recently.title': 'Visto recientemente',
  'recently.text': 'Lo que este navegador ha recordado para ti. Solo tú lo ves.',
  'recently.remember': 'Recordar mis búsquedas y los empleos que abro',
  'recently.remember_text': 'Se queda en este dispositivo. Si lo desactivas, se borran ambas listas.',
  'recently.forgot': 'Ya no se recuerda nada.',
  'recently.searches': 'Búsquedas recientes',
  'recently.no_searches': 'No hay búsquedas recientes.',
  'recently.clear_searches': 'Borrar búsquedas',
  'recently.jobs': 'Empleos que abriste',
  'recently.no_jobs': 'No has abierto ningún empleo.',
  'recently.clear_jobs': 'Borrar empleos abiertos',
  'recently.cleared': 'Borrado.',
  'recently.account_title': 'En tu cuenta',
  'recently.account_text':
    'Al iniciar sesión, tu dispositivo guardó sus listas en tu cuenta para que no se pierdan.',
  'recently.account_count':
    '{searches, plural, =0 {Sin búsquedas} one {# búsqueda} other {# búsquedas}} · {jobs, plural, =0 {ningún empleo abierto} one {# empleo abierto} other {# empleos abiertos}}',
  'recently.account_clear': 'Borrar las listas de la cuenta',
  'recently.account_cleared': 'Tu cuenta ya no tiene ninguna.',
  'recently.hidden': 'Empleos que no te interesan',
  'recently.open': 'Ver y borrar',
}
