import type { Sample } from './sample.ts'

export const sample: Sample = {
  language: 'pt',
  basics: {
    name: 'Rafael Oliveira Santos',
    headline: 'Analista de logística',
    email: 'rafael.oliveira@mail.example',
    phone: '(11) 95550-0173',
    address: 'São Paulo, SP',
  },
  summary:
    'Analista com sete anos em logística e transporte. Organizo rotas, estoques e fornecedores para que a entrega chegue no prazo e o custo fique sob controle. Experiência com operações no Brasil e na Argentina.',
  work: [
    {
      title: 'Analista de logística pleno',
      company: 'Trilho Azul Transportes',
      place: 'São Paulo',
      start: '2021-05',
      is_current: true,
      text: '• Planejo 120 entregas por dia em três estados; **97% no prazo**\n• Negociei contratos com transportadoras e reduzi o custo do frete em 12%\n• Criei painéis de acompanhamento usados por quatro áreas',
    },
    {
      title: 'Assistente de estoque',
      company: 'Mercado Ipê',
      place: 'Campinas',
      start: '2018-02',
      end: '2021-04',
      text: '• Controle de inventário de oito mil itens, com diferença abaixo de 0,5%\n• Implantei a conferência por código de barras no recebimento',
    },
  ],
  education: [
    {
      degree: 'Bacharelado',
      field: 'Administração',
      school: 'Universidade do Vale Paulista',
      start: '2014',
      end: '2018',
    },
    {
      degree: 'Curso técnico',
      field: 'Logística',
      school: 'Escola Técnica de Campinas',
      start: '2012',
      end: '2013',
    },
  ],
  skills: ['Roteirização', 'Excel avançado', 'Power BI', 'SAP MM', 'Negociação', 'Gestão de estoque'].map(
    (name) => ({
      name,
    }),
  ),
  languages: [
    { name: 'Português', level: 'nativo' },
    { name: 'Espanhol', level: 'avançado' },
    { name: 'Inglês', level: 'intermediário' },
  ],
  licenses: [
    { name: 'Green Belt Lean Six Sigma', issuer: 'Instituto de Qualidade', date: '2022-10' },
    { name: 'Carteira de habilitação, categoria B', date: '2014-03' },
  ],
  links: [{ name: 'LinkedIn', url: 'https://www.linkedin.com/in/rafael-oliveira-example' }],
}
