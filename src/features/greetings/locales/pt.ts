import type { TranslationOf } from '#i18n/text.ts'
import type { texts as en } from './en.ts'

export const texts: TranslationOf<typeof en> = {
  'greet.title': 'Saudações',
  'greet.text': 'Suas primeiras palavras para quem recruta, prontas para enviar.',
  'greet.list_title': 'Suas saudações',
  'greet.empty': 'Você ainda não tem saudações.',
  'greet.add_title': 'Nova saudação',
  'greet.field': 'Saudação',
  'greet.help':
    'No máximo {max} caracteres. Sem endereços, telefones ou nomes de mensageiros: vocês trocam isso após a candidatura, quando ambos quiserem.',
  'greet.add': 'Adicionar',
  'greet.save': 'Salvar',
  'greet.edit': 'Editar',
  'greet.remove': 'Remover',
  'greet.cancel': 'Cancelar',
  'greet.default': 'Padrão',
  'greet.make_default': 'Tornar padrão',
  'greet.up': 'Mover para cima',
  'greet.down': 'Mover para baixo',
  'greet.handle': 'Arraste ou mova com as setas: {text}',
  'greet.moved': 'Agora na posição {position} de {all}.',
  'greet.removed': 'Saudação removida.',
  'greet.full': 'Você tem {max} saudações. Remova uma para adicionar outra.',
  'greet.act_on': '{act}: {text}',
  'greet.start_title': 'Para começar',
  'greet.start_text': 'Adicione uma e deixe do seu jeito.',
  'greet.start_1': 'Olá, li o anúncio e gostaria de saber mais sobre a vaga.',
  'greet.start_2': 'Olá, minha experiência combina com esta vaga. Seria um prazer conversar.',
  'greet.start_3': 'Bom dia, a vaga ainda está aberta? Posso começar em breve e enviar meu currículo.',
  'greet.start_4':
    'Olá, tenho interesse na empresa e gostaria de saber o que é mais importante nesta função.',
}
