import type { TranslationOf } from '../text.ts'
import type { texts as en } from './en.ts'

export const texts: TranslationOf<typeof en> = {
  'brand.tagline': 'Empleos en tu ciudad y desde cualquier lugar, con el sueldo a la vista.',

  'nav.skip_to_content': 'Ir al contenido',
  'nav.main': 'Principal',
  'nav.jobs': 'Empleos',
  'nav.remote': 'Remoto',
  'nav.web3': 'Web3',
  'nav.companies': 'Empresas',
  'nav.resume': 'Currículum',
  'nav.jobs_by_country': 'Empleos por país',
  'nav.sign_in': 'Iniciar sesión',
  'nav.my_jobs': 'Mis empleos',
  'nav.my_profile': 'Mi perfil',
  'nav.account': 'Cuenta',
  'nav.employer_site': 'Ir al sitio para empresas',
  'nav.log_out': 'Cerrar sesión',
  'nav.breadcrumbs': 'Estás aquí',
  'nav.pages': 'Páginas de resultados',
  'nav.previous': 'Anterior',
  'nav.next': 'Siguiente',
  'nav.page': 'Página {page}',

  'search.label': 'Buscar empleos',
  'search.placeholder': 'Puesto, habilidad o empresa',

  'place.switch': 'País e idioma',
  'place.country': 'País',
  'place.language': 'Idioma',
  'place.anywhere': 'Todos los países',

  'footer.for_seekers': 'Para quien busca empleo',
  'footer.remote': 'Trabajo remoto',
  'footer.talents': 'Cómo te ayudamos',
  'footer.developers': 'Para desarrolladores',
  'footer.api': 'API',
  'footer.follow': 'Síguenos',
  'footer.apps': 'Descarga la app',
  'footer.languages': 'Idiomas',
  'footer.terms': 'Condiciones de uso',
  'footer.privacy': 'Política de privacidad',

  'action.close': 'Cerrar',
  'action.apply_filters': 'Ver resultados',
  'action.undo': 'Deshacer',
  'action.go_home': 'Ir al inicio',
  'action.search_jobs': 'Ver todos los empleos',

  'filter.pay': 'Sueldo mensual',
  'filter.job_type': 'Tipo de empleo',
  'filter.experience': 'Experiencia',
  'filter.education': 'Estudios',
  'filter.industry': 'Industria',
  'filter.posted': 'Publicado',
  'filter.arrangement': 'Modalidad',
  'filter.work_eligibility': 'Permiso de trabajo',
  'filter.place': 'Lugar',
  'filter.main_function': 'Área',
  'filter.function': 'Especialidad',
  'filter.title': 'Puesto',
  'filter.skill': 'Habilidades',
  'filter.company': 'Empresa',
  'filter.company_size': 'Tamaño de la empresa',
  'filter.financing_stage': 'Etapa de financiamiento',
  'filter.language': 'Idioma del anuncio',
  'filter.verified': 'Solo empresas verificadas',
  'filter.urgent': 'Solo urgentes',
  'filter.category': 'Categoría',
  'filter.exclude_companies': 'Excluir empresas',
  'filter.exclude_languages': 'Excluir idiomas de los anuncios',

  'share.title': 'Compartir',
  'share.link': 'Enlace a esta página',
  'share.copy': 'Copiar enlace',
  'share.copied': 'Enlace copiado',
  'share.by_hand': 'Tu navegador no nos deja copiar. El enlace está seleccionado: cópialo tú.',
  'share.device': 'Compartir con otra aplicación',

  'status.loading': 'Cargando…',

  'away.title': 'Ahora mismo no podemos acceder a nuestros datos',
  'away.text':
    'Vuelve a cargar esta página dentro de un minuto. Si estabas enviando un formulario, así se envía de nuevo lo que escribiste.',
  'away.unknown':
    'Se perdió la conexión con nuestros datos mientras se guardaba. Puede que se haya guardado o puede que no: compruébalo antes de volver a enviarlo.',
  'away.visitor':
    'Ahora mismo no podemos acceder a nuestros datos. Esta página está como hace {minutes, plural, one {un minuto} other {# minutos}}; hasta que vuelvan no se puede iniciar sesión ni enviar formularios.',
  'away.account':
    'Ahora mismo no podemos acceder a nuestros datos. Esta página está como hace {minutes, plural, one {un minuto} other {# minutos}} y sin tu información. Tu sesión sigue iniciada: tu cuenta volverá en cuanto vuelvan los datos.',
  'away.again': 'Volver a cargar',

  'offline.title': 'Empleos en este dispositivo',
  'offline.offline': 'Estás sin conexión',
  'offline.again': 'Esta página se recargará sola en cuanto haya conexión.',
  'offline.retry': 'Reintentar',
  'offline.about':
    'Los últimos empleos que abriste, hasta {count}, para leer sin conexión. Cada uno se muestra como estaba entonces y puede haberse cerrado después.',
  'offline.none':
    'Todavía no hay nada guardado. Abre un empleo y podrás leerlo en este dispositivo sin conexión.',
  'offline.kept': 'Copia del {date}',
  'offline.note': 'Estás sin conexión. Así estaba el empleo el {date}; puede haberse cerrado después.',
  'offline.forget': 'Borrar todo de este dispositivo',
  'offline.install': 'Instalar {site}',

  'pay.not_stated': 'Sueldo no indicado',
  'pay.from': 'Desde {amount}',
  'pay.up_to': 'Hasta {amount}',
  'pay.per_hour': 'por hora',
  'pay.per_day': 'al día',
  'pay.per_month': 'al mes',
  'pay.per_year': 'al año',
  'pay.band_below': 'Hasta {amount}',
  'pay.band_between': 'De {from} a {to}',
  'pay.band_above': 'Más de {amount}',

  'reply.usually': 'Suele responder en {time}',
  'reply.in_time': '{share, number, percent} respondidas a tiempo',
  'reply.not_enough': 'Historial de respuestas: aún no hay datos suficientes',
  'error.not_found_title': 'Esta página no existe',
  'error.not_found_text':
    'Puede que la dirección esté mal escrita o que la página se haya movido. Los empleos siguen aquí.',
  'error.server_title': 'Algo salió mal',
  'error.server_text':
    'Lo sentimos, se produjo un error inesperado en el servidor. Actualiza la página o ponte en contacto con soporte.',
  'error.network': 'Error de red. Inténtalo de nuevo más tarde',
  'error.forbidden_title': 'No se ha cambiado nada',
  'error.forbidden_text':
    'El formulario se envió desde otro sitio web o no tienes permiso para hacerlo. Abre la página aquí e inténtalo de nuevo.',
  'error.refused_title': 'No hemos podido aceptarlo',
  'error.refused_text':
    'Lo que se envió es demasiado grande o no es lo que esta página espera. Vuelve atrás e inténtalo de nuevo.',
  'error.busy_title': 'Demasiados intentos',
  'error.busy_text': 'Espera un minuto y vuelve a cargar la página.',
  'error.crowded_title': 'Hay muchas visitas en este momento',
  'error.crowded_text': 'El sitio no puede atender a todos a la vez. Inténtalo de nuevo en unos segundos.',

  'maintenance.title': 'Estamos en mantenimiento.',
  'maintenance.text': 'La página que buscas está en mantenimiento y volverá muy pronto.',
}
