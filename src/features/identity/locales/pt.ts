import type { TranslationOf } from '#i18n/text.ts'
import type { texts as english } from './en.ts'

export const texts: TranslationOf<typeof english> = {
  'identity.title': 'Confirme sua identidade',
  'identity.row': 'Identidade',
  'identity.row_none': 'Não confirmada',
  'identity.row_elsewhere': 'Para quem está em Singapura',
  'identity.row_verified': '{number}, confirmada com o Singpass em {date}',
  'identity.row_mismatch': 'Seu nome não confere mais com o que o Singpass confirmou',
  'identity.intro':
    'Com o Singpass, a identidade digital de Singapura, você mostra que o nome da sua conta é mesmo o seu. É voluntário: você pode procurar vagas e se candidatar sem isso.',
  'identity.asked_title': 'O que pedimos ao Singpass',
  'identity.number': 'NRIC ou FIN',
  'identity.name': 'Nome',
  'identity.nationality': 'Nacionalidade',
  'identity.residential_status': 'Situação de residência',
  'identity.pass_type': 'Tipo de passe',
  'identity.pass_status': 'Situação do passe',
  'identity.pass_expiry_date': 'Validade do passe',
  'identity.kept_title': 'O que guardamos e quem vê',
  'identity.kept_text':
    'Esses dados são guardados com criptografia e separados de todo o resto. Só você os vê e, do número, apenas os quatro últimos caracteres. As empresas não os veem, e não os repassamos a ninguém. Cada acesso a eles fica registrado. Você pode excluí-los quando quiser.',
  'identity.match_title': 'Os nomes precisam conferir',
  'identity.match_text':
    'Na sua conta consta {name}. Cada uma dessas palavras precisa fazer parte do seu nome no Singpass; a ordem, as maiúsculas, os espaços e os acentos não importam. Se não conferirem, não guardamos nada.',
  'identity.start': 'Continuar para o Singpass',
  'identity.confirmed_title': 'Sua identidade está confirmada',
  'identity.confirmed_on': 'Confirmada com o Singpass em {date}',
  'identity.only_you': 'Só você vê esses dados.',
  'identity.again': 'Atualizar pelo Singpass',
  'identity.delete': 'Excluir esses dados',
  'identity.delete_text':
    'Eles são apagados na hora. Você pode confirmar sua identidade novamente quando quiser.',
  'identity.delete_now': 'Excluir',
  'identity.deleted': 'Os dados da sua identidade foram excluídos.',
  'identity.elsewhere':
    'O Singpass é a identidade digital de Singapura, por isso só é oferecido a quem está lá.',
  'identity.in_singapore': 'Estou em Singapura',
  'identity.unconfigured': 'No momento, este site não oferece a confirmação de identidade.',
  'identity.nameless':
    'Sua conta ainda não tem nome. Adicione-o primeiro, como está no seu documento de identidade.',
  'identity.add_name': 'Adicionar seu nome',
  'identity.changed_title': 'Seu nome não confere mais',
  'identity.changed_text':
    'Sua conta agora diz {name}, e esse nome não confere mais com o do Singpass. Corrija nas configurações da conta ou exclua esses dados.',
  'identity.citizen': 'Cidadão',
  'identity.permanent_resident': 'Residente permanente',
  'identity.foreigner': 'Estrangeiro',
  'identity.mismatch_title': 'Os dados de identidade não conferem. Tente novamente',
  'identity.mismatch_text':
    'O nome da sua conta não é o que consta no Singpass. Não guardamos nada. Escreva seu nome como está no documento de identidade, em letras latinas, e tente novamente.',
  'identity.try_again': 'Tentar novamente',
  'identity.contact': 'Fale conosco',
}
