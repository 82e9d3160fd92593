import type { TranslationOf } from '#i18n/text.ts'
import type { texts as english } from './en.ts'

export const texts: TranslationOf<typeof english> = {
  'report.title': 'Denunciar este empleo',
  'report.intro': 'Cuéntanos qué problema tiene. La empresa no sabrá quién hizo la denuncia.',
  'report.reasons': '¿Qué problema tiene?',
  'report.category_spam': 'Fraude y publicidad',
  'report.category_discrimination': 'Discriminación y odio',
  'report.category_broken': 'Errores o contenido fuera de lugar',
  'report.details': '¿Algo más que debamos saber? (opcional)',
  'report.details_help': '{max} caracteres como máximo. No incluyas datos personales.',
  'report.send': 'Enviar denuncia',
  'report.cancel': 'Cancelar',
  'report.choose': 'Elige un motivo.',
  'report.too_long': 'Son más de {max} caracteres. Acorta el texto.',
  'report.too_many': 'Enviaste muchas denuncias en poco tiempo. Inténtalo más tarde.',
  'report.done_title': 'Gracias por avisarnos',
  'report.done_text': 'Revisamos todas las denuncias. Retiramos los empleos que incumplen nuestras normas.',
  'report.repeated_title': 'Ya denunciaste este empleo',
  'report.repeated_text': 'Recibimos tu primera denuncia; no hace falta nada más. Gracias.',
  'report.load_failed': 'No se pudieron cargar los motivos.',
  'report.try_again': 'Reintentar',
  'report.back': 'Volver al empleo',
}
