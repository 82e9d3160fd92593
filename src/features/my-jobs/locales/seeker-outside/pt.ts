import type { TranslationOf } from '#i18n/text.ts'
import type { texts as en } from './en.ts'

export const texts: TranslationOf<typeof en> = {
  'outside.title': 'Você se candidatou?',
  'outside.text':
    'Podemos guardar esta vaga em Minhas vagas para você não perdê-la de vista. Ninguém mais fica sabendo.',
  'outside.yes': 'Sim, guardar',
  'outside.no': 'Não',
  'outside.kept': 'Está em Minhas vagas, em “Em outros sites”.',
}
