import type { TranslationOf } from '#i18n/text.ts'
import type { texts as english } from './en.ts'

export const texts: TranslationOf<typeof english> = {
  'identity.title': 'Sahkan identiti anda',
  'identity.intro':
    'Dengan Singpass, identiti digital Singapura, anda menunjukkan bahawa nama pada akaun ini benar-benar nama anda. Ini secara sukarela: anda boleh mencari kerja dan memohon tanpanya.',
  'identity.asked_title': 'Maklumat yang kami minta daripada Singpass',
  'identity.number': 'NRIC atau FIN',
  'identity.name': 'Nama',
  'identity.nationality': 'Kewarganegaraan',
  'identity.residential_status': 'Status kediaman',
  'identity.pass_type': 'Jenis pas',
  'identity.pass_status': 'Status pas',
  'identity.pass_expiry_date': 'Tarikh tamat pas',
  'identity.kept_title': 'Apa yang disimpan dan siapa yang melihatnya',
  'identity.kept_text':
    'Butiran ini disimpan secara tersulit dan berasingan daripada data lain. Hanya anda melihatnya, dan bagi nombor hanya empat aksara terakhir. Majikan tidak melihatnya dan kami tidak menyerahkannya kepada sesiapa. Setiap kali ia dibuka, perkara itu direkodkan. Anda boleh memadamkannya pada bila-bila masa.',
  'identity.match_title': 'Nama mesti sepadan',
  'identity.match_text':
    'Nama pada akaun anda ialah {name}. Setiap perkataan ini mesti ada dalam nama anda di Singpass; susunan, huruf besar, jarak dan tanda aksen tidak penting. Jika tidak sepadan, kami tidak menyimpan apa-apa.',
  'identity.start': 'Teruskan ke Singpass',
  'identity.confirmed_title': 'Identiti anda telah disahkan',
  'identity.confirmed_on': 'Disahkan dengan Singpass pada {date}',
  'identity.only_you': 'Hanya anda melihat butiran ini.',
  'identity.again': 'Kemas kini daripada Singpass',
  'identity.delete': 'Padam butiran ini',
  'identity.delete_text':
    'Butiran dipadam serta-merta. Anda boleh mengesahkan identiti semula pada bila-bila masa.',
  'identity.delete_now': 'Padam',
  'identity.deleted': 'Butiran identiti anda telah dipadamkan.',
  'identity.elsewhere':
    'Singpass ialah identiti digital Singapura, jadi ini hanya ditawarkan kepada mereka yang berada di Singapura.',
  'identity.in_singapore': 'Saya di Singapura',
  'identity.unconfigured': 'Pengesahan identiti tidak ditawarkan di laman ini buat masa ini.',
  'identity.nameless':
    'Akaun anda belum mempunyai nama. Tambahkannya dahulu, seperti pada kad pengenalan anda.',
  'identity.add_name': 'Tambah nama anda',
  'identity.citizen': 'Warganegara',
  'identity.permanent_resident': 'Penduduk tetap',
  'identity.foreigner': 'Warga asing',
  'identity.mismatch_title': 'Maklumat pengenalan tidak sepadan. Sila cuba lagi',
  'identity.mismatch_text':
    'Nama pada akaun anda tidak sama dengan nama di Singpass. Kami tidak menyimpan apa-apa. Tulis nama anda seperti pada kad pengenalan, dalam huruf Rumi, dan cuba lagi.',
  'identity.try_again': 'Cuba lagi',
  'identity.contact': 'Hubungi kami',
}
