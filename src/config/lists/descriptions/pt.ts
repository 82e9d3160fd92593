import type { ListDescriptions } from '../structure.ts'

export const texts: ListDescriptions = {
  report_job_reasons: {
    scam: 'Pede dinheiro, dados bancários ou senhas, ou leva a um site nocivo.',
    spam: 'Vende um produto, um curso ou um esquema em vez de oferecer uma vaga.',
    discriminatory:
      'Exclui pessoas por sexo, idade, origem, religião, deficiência ou algo semelhante sem motivo legal.',
    offensive: 'Insulta, ameaça ou sexualiza pessoas.',
    violence: 'Mostra, elogia ou incita a violência.',
    'job-closed': 'A empresa não aceita mais candidaturas.',
    'incorrect-company': 'A vaga é de outra empresa, não da que aparece.',
    'incorrect-location': 'O trabalho é feito em um lugar diferente do anunciado.',
    'incorrect-formatting': 'Há partes faltando, corrompidas ou ilegíveis.',
    'does-not-belong': 'Não é uma vaga ou viola nossas regras de outra forma.',
  },
  feature_banners: {
    'remote-jobs': 'Vagas remotas abertas para o seu país',
    'web3-jobs': 'Protocolos, carteiras, corretoras e quem os constrói',
    companies: 'Quem contrata, como trabalha e em quanto tempo responde',
    'salary-converter': 'Converta um salário para a sua moeda com câmbio datado',
    'resume-templates': 'Modelos como as empresas do seu país esperam',
    invite: 'Vocês dois ganham um prêmio quando seu amigo envia o currículo',
  },
}
