import type { TranslationOf } from '#i18n/text.ts'
import type { texts as en } from './en.ts'

export const texts: TranslationOf<typeof en> = {
  'api.title': 'API',
  'api.description':
    'Todas las llamadas de {name}, con sus parámetros, respuestas y errores, para leerlas y probarlas.',
  'api.intro':
    'Lo que muestran las páginas de {name} también lo pueden leer tus programas. Las llamadas públicas no necesitan clave.',
  'api.document': 'Documento OpenAPI (JSON)',
  'api.search': 'Buscar llamadas',
  'api.search_hint': 'Nombre, ruta o finalidad',
  'api.count': '{count, plural, one {# llamada} other {# llamadas}}',
  'api.none': 'Ninguna llamada coincide con “{query}”.',
  'api.show_all': 'Ver todas las llamadas',
  'api.basics': 'Lo que vale para todas las llamadas',
  'api.basics_envelope':
    'Cada respuesta es un objeto con code, message y data. El código 0 significa éxito; cualquier otro indica qué falló, y el mensaje lo explica en tu idioma.',
  'api.basics_language':
    'Agrega language_code (por ejemplo, {code}) para elegir el idioma de los nombres y mensajes.',
  'api.basics_limit':
    'Si llegan demasiadas llamadas desde una misma dirección, se rechazan con el estado 429, y Retry-After indica cuántos segundos hay que esperar.',
  'api.parameters': 'Parámetros',
  'api.no_parameters': 'Esta llamada no tiene parámetros.',
  'api.type': 'Tipo y límites',
  'api.required': 'obligatorio',
  'api.default': 'Predeterminado: {value}',
  'api.in_path': 'en la ruta',
  'api.in_query': 'en la consulta',
  'api.in_body': 'en el cuerpo',
  'api.answer': 'Respuesta',
  'api.field': 'Campo de data',
  'api.errors': 'Errores',
  'api.code': 'Código',
  'api.message': 'Mensaje',
  'api.example': 'Ejemplo',
  'api.limit': 'Como máximo {calls, number} llamadas en {seconds, number} segundos desde una misma dirección',
  'api.try_note': 'La solicitud sale de tu navegador hacia este sitio y ves la respuesta real.',
  'api.send': 'Enviar la solicitud',
  'api.sending': 'Esperando la respuesta…',
  'api.status': 'Estado',
  'api.took': '{milliseconds, number} ms',
  'api.headers': 'Encabezados',
  'api.body': 'Cuerpo',
  'api.shortened': 'La respuesta es más larga; solo se muestran los primeros {count, number} caracteres.',
  'api.feeds': 'Feeds RSS y JSON',
  'api.feeds_search':
    'Cada búsqueda tiene un feed RSS y otro JSON: agrega /feed.rss o /feed.json a la ruta de la página de búsqueda y conserva sus filtros.',
  'api.feeds_export':
    'Todos los empleos disponibles de un país o de una empresa están también en XML para los agregadores de empleo.',
  'feeds.rss': 'RSS',
  'feeds.rss_title': 'Esta búsqueda como feed RSS',
  'feeds.json_title': 'Esta búsqueda como feed JSON',
  'feeds.description': 'Empleos disponibles que coinciden con esta búsqueda, los más recientes primero.',
}
