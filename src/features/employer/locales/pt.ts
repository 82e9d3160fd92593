import type { TranslationOf } from '#i18n/text.ts'
import type { texts as english } from './en.ts'

export const texts: TranslationOf<typeof english> = {
  'employer.for_employers': 'Para empresas',
  'employer.log_out': 'Sair',
  'employer.home_title': 'Sua empresa',
  'employer.signed_in_as': 'Conectado como {name}',
  'employer.company': 'Empresa',
  'employer.is_verified': 'Empresa verificada',
  'employer.is_not_verified': 'Ainda não verificada',
  'employer.public_page': 'Ver a página pública',
  'employer.open_jobs':
    '{count, plural, =0 {Vagas abertas} one {# vaga aberta} many {# vagas abertas} other {# vagas abertas}}',
  'employer.no_jobs': 'Nenhuma vaga aberta no momento.',
  'employer.on_hold': 'Pausada',
  'employer.posted': 'Publicada em {date}',
  'employer.newest_only':
    '{count, plural, one {Mostrando a mais recente.} many {Mostrando as # mais recentes.} other {Mostrando as # mais recentes.}}',
  'employer.team': 'Quem contrata aqui',
  'employer.you': '{name} (você)',
  'employer.role_coordinator': 'Coordenação',
  'employer.role_admin': 'Administração',
  'employer.role_recruiter': 'Recrutamento',
  'employer.not_yet_title': 'Ainda não está aqui',
  'employer.not_yet_text':
    'Publicar e encerrar vagas, ver candidaturas e conversar estão em desenvolvimento e chegarão a esta página.',
  'employer.to_seekers': 'Ir para o site de candidatos',
  'employer.sign_in_title': 'Entre para contratar',
  'employer.sign_in_text':
    'Para quem contrata em nome de uma empresa. É a mesma conta com que você procura emprego.',
  'employer.login': 'E-mail ou telefone',
  'employer.password': 'Senha',
  'employer.sign_in': 'Entrar',
  'employer.or_code': 'Está sem a senha?',
  'employer.email': 'E-mail',
  'employer.send_code': 'Enviar um código por e-mail',
  'employer.code_title': 'Digite o código',
  'employer.code_text': 'Se {email} tiver uma conta, um código de seis dígitos está a caminho.',
  'employer.code': 'Código de seis dígitos',
  'employer.other_email': 'Usar outro e-mail',
  'employer.or_seeker': 'Já entrou como candidato?',
  'employer.go_on': 'Continuar com essa conta',
  'employer.no_account':
    'Não há conta com este e-mail. Cadastre-se primeiro no site de candidatos e depois peça à pessoa coordenadora da sua empresa para adicionar você.',
}
