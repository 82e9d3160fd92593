import type { TranslationOf } from '#i18n/text.ts'
import type { texts as en } from './en.ts'

export const texts: TranslationOf<typeof en> = {
  'import.title': 'Preencha seu perfil com um arquivo',
  'import.text':
    'Um JSON Resume, um arquivo do Europass ou o seu arquivo de dados do LinkedIn. Você vê o que lemos antes de adicionar qualquer coisa.',
  'import.choose': 'Escolha um arquivo',
  'import.help':
    'JSON, XML, PDF do Europass, ZIP ou CSV, de até {size, number} MB. O arquivo em si não é guardado.',
  'import.read': 'Ler o arquivo',
  'import.where':
    'Seu arquivo do LinkedIn: no LinkedIn, abra Configurações, depois Privacidade dos dados e Obter uma cópia dos seus dados.',
  'import.look_title': 'O que lemos',
  'import.look_text':
    'De {name}. Escolha o que adicionar ao seu perfil. Fica aqui por {hours, plural, one {# hora} other {# horas}}.',
  'import.known': 'Já está no seu perfil',
  'import.replaces': 'Substitui: {present}',
  'import.shortened': 'Encurtado: era longo demais para um perfil.',
  'import.room':
    '{count, plural, =0 {Não há mais espaço aqui. Exclua antes algo do seu perfil.} one {Há espaço para mais um. Escolha qual.} other {Há espaço para mais #. Escolha quais.}}',
  'import.month_help': 'Sem o mês, esta data não é adicionada.',
  'import.end_help': 'Deixe em branco se você ainda trabalha lá.',
  'import.choose_one': 'Escolha uma opção',
  'import.left_title': 'O que não foi usado',
  'import.left_text': 'Um perfil não tem lugar para isto, ou não conseguimos ler.',
  'import.nothing': 'Não encontramos neste arquivo nada que caiba em um perfil.',
  'import.add': 'Adicionar ao meu perfil',
  'import.discard': 'Usar outro arquivo',
  'import.leave': 'Continuar sem adicionar',
  'import.none': 'Nada foi marcado, então nada foi adicionado. Tudo o que lemos continua aqui.',
  'import.show_place': 'Ver no documento',
  'import.file_not_kept': 'O arquivo não está entre os seus currículos. O que lemos nele continua aqui.',
}
