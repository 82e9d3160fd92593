import type { TranslationOf } from '#i18n/text.ts'
import type { texts as english } from './en.ts'

export const texts: TranslationOf<typeof english> = {
  'employer.for_employers': 'Para empresas',
  'employer.log_out': 'Sair',
  'employer.settings': 'Configurações da conta',
  'employer.home_title': 'Sua empresa',
  'employer.signed_in_as': 'Você entrou como {name}',
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
  'employer.not_yet_title': 'Ainda não disponível',
  'employer.not_yet_text':
    'A publicação e o encerramento de vagas, a equipe, as candidaturas e o chat estão em desenvolvimento e chegarão a esta página.',
  'employer.to_seekers': 'Acessar o site para candidatos',
  'employer.sign_in_title': 'Entre para contratar',
  'employer.sign_in_text':
    'Para quem contrata em nome de uma empresa. É a mesma conta que você usa para procurar emprego.',
  'employer.login': 'E-mail ou telefone',
  'employer.sign_in': 'Entrar',
  'employer.send_code': 'Receber um código por e-mail',
  'employer.code_title': 'Digite o código',
  'employer.code_text': 'Se {email} tiver uma conta, um código de seis dígitos está a caminho.',
  'employer.other_email': 'Usar outro e-mail',
  'employer.or_seeker': 'Já entrou como candidato?',
  'employer.go_on': 'Continuar com essa conta',
  'employer.nobody_there': 'Ninguém entrou no site para candidatos neste navegador. Entre por aqui.',
  'employer.no_account': 'Não há conta com este e-mail. Ainda não é possível cadastrar novas empresas.',
}
