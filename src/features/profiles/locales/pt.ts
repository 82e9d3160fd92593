import type { TranslationOf } from '#i18n/text.ts'
import type { texts as en } from './en.ts'

export const texts: TranslationOf<typeof en> = {
  'gate.required': 'Este campo não pode ficar vazio',
  'gate.step': 'Etapa {step} de {steps}',
  'gate.wish_title': 'Que vaga você procura?',
  'gate.job_title': 'Cargo',
  'gate.another_title': 'Outro cargo (opcional)',
  'gate.title_help': 'Escolha uma sugestão ou escreva com suas palavras.',
  'gate.popular': 'Populares',
  'gate.suggestions': 'Sugestões',
  'gate.suggest': 'Mostrar sugestões',
  'gate.words_invalid': 'Use letras ou números, no máximo {max, number} caracteres.',
  'gate.place': 'Local (opcional)',
  'gate.place_help': 'Uma cidade, uma região ou um lugar com suas palavras. Deixe em branco se tanto faz.',
  'gate.level': 'Experiência',
  'gate.not_said': 'Prefiro não dizer',
  'gate.save_on': 'Salvar e continuar',
  'gate.save': 'Salvar',
  'gate.person_title': 'Quem é você?',
  'gate.wanted': 'Você procura: {titles}',
  'gate.country': 'País',
  'gate.unsaved_title': 'Sair sem salvar?',
  'gate.unsaved_text': 'O que você mudou aqui ainda não foi salvo.',
  'gate.unsaved_stay': 'Ficar aqui',
  'gate.unsaved_leave': 'Sair',
}
