import type { TranslationOf } from '#i18n/text.ts'
import type { texts as en } from './en.ts'

export const texts: TranslationOf<typeof en> = {
  'gate.required': 'Este campo no puede estar vacío',
  'gate.step': 'Paso {step} de {steps}',
  'gate.wish_title': '¿Qué empleo buscas?',
  'gate.job_title': 'Puesto',
  'gate.another_title': 'Otro puesto (opcional)',
  'gate.title_help': 'Elige una sugerencia o escríbelo con tus palabras.',
  'gate.popular': 'Populares',
  'gate.suggestions': 'Sugerencias',
  'gate.suggest': 'Mostrar sugerencias',
  'gate.words_invalid': 'Usa letras o números, {max, number} caracteres como máximo.',
  'gate.place': 'Lugar (opcional)',
  'gate.place_help': 'Una ciudad, una región o un lugar con tus palabras. Déjalo vacío si te da igual dónde.',
  'gate.level': 'Experiencia',
  'gate.not_said': 'Prefiero no decirlo',
  'gate.save_on': 'Guardar y continuar',
  'gate.save': 'Guardar',
  'gate.person_title': '¿Quién eres?',
  'gate.wanted': 'Buscas: {titles}',
  'gate.country': 'País',
  'gate.unsaved_title': '¿Salir sin guardar?',
  'gate.unsaved_text': 'Todavía no guardas los cambios que hiciste aquí.',
  'gate.unsaved_stay': 'Quedarme aquí',
  'gate.unsaved_leave': 'Salir',
}
