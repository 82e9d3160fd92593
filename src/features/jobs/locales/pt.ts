import type { TranslationOf } from '#i18n/text.ts'
import type { texts as en } from './en.ts'

export const texts: TranslationOf<typeof en> = {
  'jobs.pay_negotiable': 'Salário a combinar',
  'jobs.pay_unpaid': 'Não remunerado',
  'jobs.pay_about_monthly': '≈ {amount} por mês',
  'jobs.pay_converted': 'Cerca de {amount} por mês, pelo câmbio de {date}',
  'jobs.pay_converted_from': 'A partir de cerca de {amount} por mês, pelo câmbio de {date}',
  'jobs.pay_converted_up_to': 'Até cerca de {amount} por mês, pelo câmbio de {date}',
  'jobs.pay_changed': 'Salário alterado em {date}',
  'jobs.pay_change': '{date}: de {from} para {to}',

  'jobs.urgent': 'Urgente',
  'jobs.written_in': 'Em {language}',
  'jobs.on_hold': 'Pausada',
  'jobs.on_hold_note':
    'A empresa pausou esta vaga. Você ainda pode ler os detalhes; as candidaturas voltam quando ela for reativada.',
  'jobs.web3': 'Web3',
  'jobs.verified_company': 'Empresa verificada',
  'jobs.external_note': 'As candidaturas são feitas no site da própria empresa, {host}.',

  'jobs.apply': 'Candidatar-se',
  'jobs.with_resume': 'Candidatar-se com o currículo',
  'jobs.with_resume_help': 'PDF, DOC ou DOCX, até {size, number} MB',
  'jobs.with_resume_send': 'Enviar e continuar',
  'jobs.apply_external': 'Candidatar-se no site',
  'jobs.save': 'Salvar',
  'jobs.save_job': 'Salvar {title}',

  'jobs.fact_posted': 'Publicada em',
  'jobs.fact_first_seen': 'No site desde',
  'jobs.fact_open_until': 'Válida até',

  'jobs.reposted': 'Vista aqui pela primeira vez em {date} e publicada de novo depois.',
  'jobs.requirements': 'Requisitos',
  'jobs.languages': 'Idiomas',
  'jobs.description': 'Descrição da vaga',
  'jobs.skills': 'Habilidades',
  'jobs.benefits': 'Benefícios',
  'jobs.address': 'Endereço',

  'jobs.remote_title': 'Trabalho remoto',
  'jobs.remote_open': 'Aberta a quem está em',
  'jobs.remote_anywhere': 'Qualquer lugar',
  'jobs.remote_excluded': 'Não disponível em',
  'jobs.remote_time_zone': 'Fuso horário',
  'jobs.remote_working_time_zone': 'Horário de trabalho segue',
  'jobs.remote_languages': 'Idiomas de trabalho',

  'jobs.japan_title': 'Condições de trabalho',
  'jobs.japan_contract_period': 'Duração do contrato',
  'jobs.japan_social_insurance': 'Seguro social',
  'jobs.japan_smoking': 'Medidas contra o fumo passivo',
  'jobs.japan_holidays': 'Folgas e férias',
  'jobs.japan_hours': 'Horário de trabalho',

  'jobs.recruiter': 'Quem está contratando',

  'jobs.company': 'Sobre a empresa',
  'jobs.company_industry': 'Setor',
  'jobs.company_size': 'Porte',
  'jobs.company_stage': 'Estágio de investimento',
  'jobs.company_location': 'Localização',
  'jobs.company_culture': 'Cultura',
  'jobs.company_benefits': 'Benefícios da empresa',
  'jobs.company_website': 'Site',
  'jobs.company_all_jobs': 'Todas as vagas em {company}',
  'jobs.company_remote_jobs': 'Vagas remotas em {company}',

  'jobs.safety':
    'Nunca pague para conseguir uma vaga e não envie dados bancários ou documentos sem saber quem está pedindo.',

  'jobs.similar': 'Vagas parecidas',

  'jobs.closed_title': 'Esta vaga foi encerrada',
  'jobs.closed_text': 'A empresa não recebe mais candidaturas para {title}.',
  'jobs.closed_countdown':
    '{seconds, plural, one {Você vai para a página inicial em # segundo.} other {Você vai para a página inicial em # segundos.}}',
  'jobs.closed_stay': 'Ficar aqui',
}
