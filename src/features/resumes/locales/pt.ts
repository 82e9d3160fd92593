import type { TranslationOf } from '#i18n/text.ts'
import type { texts as en } from './en.ts'

export const texts: TranslationOf<typeof en> = {
  'resume_mail.title': 'Currículos por e-mail',
  'resume_mail.text':
    'Alguém enviou um currículo para você pelo {site}. Podemos fazer com que você não receba mais.',
  'resume_mail.stop': 'Não quero receber mais',
  'resume_mail.stopped': 'Você não receberá mais currículos por e-mail.',
  'resume_mail.broken': 'Este link não funciona. Copie-o inteiro do e-mail.',
  'quick.title': 'Leia seu currículo aqui',
  'quick.lead': 'Escolha seu currículo e veja na hora o que lemos nele. Não é preciso ter conta.',
  'quick.choose': 'Seu currículo',
  'quick.help': 'PDF, DOC ou DOCX, de até {size, number} MB.',
  'quick.read': 'Ler meu currículo',
  'quick.where':
    'Guardamos o arquivo e o que lemos por {hours, number} horas, só para este navegador. Depois, ambos são excluídos. Nenhuma empresa os vê.',
  'quick.uploading': 'O arquivo está sendo enviado',
  'quick.progress': '{share, number, percent} enviado',
  'quick.interrupted': 'A conexão caiu. Tente de novo: o envio continua de onde parou.',
  'quick.retry': 'Tentar de novo',
  'quick.cancel': 'Cancelar',
  'quick.too_large': 'O arquivo é grande demais. Envie um arquivo de até {size, number} MB.',
  'quick.required': 'Escolha um arquivo.',
  'quick.found_title': 'O que lemos',
  'quick.found_text':
    'De {name}. Cadastre-se para guardar: você pode mudar ou deixar de fora cada linha antes que ela entre no seu perfil.',
  'quick.until': 'Guardado até {time}',
  'quick.sign_up': 'Cadastrar e guardar',
  'quick.sign_in': 'Já tenho conta',
  'quick.delete': 'Excluir agora',
  'quick.other': 'Escolher outro arquivo',
  'quick.scanned_title': 'Não há texto neste arquivo',
  'quick.scanned_text':
    'Parece uma digitalização: imagens de páginas. Se tiver um PDF ou Word com texto, escolha esse. Ou guarde este e preencha o perfil à mão.',
  'quick.nothing': 'Lemos o texto, mas não achamos nada para um perfil.',
  'quick.contacts': 'Contato',
  'quick.basics': 'Sobre você',
  'quick.work_experiences': 'Experiência',
  'quick.educations': 'Formação',
  'quick.skills': 'Habilidades',
  'quick.languages': 'Idiomas',
  'quick.links': 'Links',
  'quick.licenses': 'Licenças e certificados',
  'quick.now': 'hoje',
  'quick.period': '{from} – {to}',
  'quick.left': 'Mais no seu arquivo',
}
