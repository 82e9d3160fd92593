import type { TranslationOf } from '#i18n/text.ts'
import type { texts as en } from './en.ts'

export const texts: TranslationOf<typeof en> = {
  'recently.title': 'Vistos recentemente',
  'recently.text': 'O que este navegador lembrou para você. Só você vê.',
  'recently.remember': 'Lembrar minhas buscas e as vagas que abro',
  'recently.remember_text': 'Fica neste dispositivo. Se você desativar, as duas listas são apagadas.',
  'recently.forgot': 'Nada mais é lembrado.',
  'recently.searches': 'Buscas recentes',
  'recently.no_searches': 'Nenhuma busca recente.',
  'recently.clear_searches': 'Apagar buscas',
  'recently.jobs': 'Vagas que você abriu',
  'recently.no_jobs': 'Você não abriu nenhuma vaga.',
  'recently.clear_jobs': 'Apagar vagas abertas',
  'recently.cleared': 'Apagado.',
  'recently.account_title': 'Na sua conta',
  'recently.account_text':
    'Quando você entrou, seu dispositivo guardou as listas na conta para que não se percam.',
  'recently.account_count':
    '{searches, plural, =0 {Nenhuma busca} one {# busca} other {# buscas}} · {jobs, plural, =0 {nenhuma vaga aberta} one {# vaga aberta} other {# vagas abertas}}',
  'recently.account_clear': 'Apagar as listas da conta',
  'recently.account_cleared': 'Sua conta não tem mais nenhuma.',
  'recently.hidden': 'Vagas que não interessam a você',
  'recently.open': 'Ver e apagar',
}
