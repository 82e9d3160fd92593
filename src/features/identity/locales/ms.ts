import type { TranslationOf } from '#i18n/text.ts'
import type { texts as english } from './en.ts'

export const texts: TranslationOf<typeof english> = {
  'identity.title': 'Sahkan identiti anda',
  'identity.row': 'Identiti',
  'identity.row_none': 'Belum disahkan',
  'identity.row_elsewhere': 'Untuk mereka yang berada di Singapura',
  'identity.row_verified': '{number}, disahkan dengan Singpass pada {date}',
  'identity.row_mismatch': 'Nama anda tidak lagi sepadan dengan nama yang disahkan melalui Singpass',
  'identity.intro':
    'Dengan Singpass, identiti digital Singapura, anda membuktikan bahawa nama pada akaun ini benar-benar nama anda. Ini tidak diwajibkan: anda tetap boleh mencari kerja dan memohon tanpanya.',
  'identity.asked_title': 'Maklumat yang kami minta daripada Singpass',
  'identity.number': 'NRIC atau FIN',
  'identity.name': 'Nama',
  'identity.nationality': 'Kewarganegaraan',
  'identity.residential_status': 'Status kediaman',
  'identity.pass_type': 'Jenis pas',
  'identity.pass_status': 'Status pas',
  'identity.pass_expiry_date': 'Tarikh tamat tempoh pas',
  'identity.kept_title': 'Apa yang disimpan dan siapa yang melihatnya',
  'identity.kept_text':
    'Butiran ini disimpan secara tersulit dan berasingan daripada data lain. Hanya anda yang dapat melihatnya, dan bagi nombor pula hanya empat aksara terakhir. Majikan tidak melihatnya dan kami tidak menyerahkannya kepada sesiapa. Setiap kali butiran ini dibuka, hal itu direkodkan. Anda boleh memadamkannya pada bila-bila masa.',
  'identity.match_title': 'Nama mesti sepadan',
  'identity.match_text':
    'Nama pada akaun anda ialah {name}. Setiap perkataan ini mesti ada dalam nama anda di Singpass; susunan, huruf besar, jarak dan tanda aksen tidak diambil kira. Jika tidak sepadan, kami tidak menyimpan apa-apa.',
  'identity.start': 'Teruskan ke Singpass',
  'identity.confirmed_title': 'Identiti anda telah disahkan',
  'identity.confirmed_on': 'Disahkan dengan Singpass pada {date}',
  'identity.only_you': 'Hanya anda yang dapat melihat butiran ini.',
  'identity.again': 'Kemas kini daripada Singpass',
  'identity.delete': 'Padamkan butiran ini',
  'identity.delete_text':
    'Butiran ini dipadamkan serta-merta. Anda boleh mengesahkan identiti semula pada bila-bila masa.',
  'identity.delete_now': 'Padamkan',
  'identity.deleted': 'Butiran identiti anda telah dipadamkan.',
  'identity.elsewhere':
    'Singpass ialah identiti digital Singapura, jadi pengesahan ini hanya ditawarkan kepada mereka yang berada di Singapura.',
  'identity.in_singapore': 'Saya berada di Singapura',
  'identity.unconfigured': 'Buat masa ini, pengesahan identiti tidak ditawarkan di laman ini.',
  'identity.nameless':
    'Akaun anda belum mempunyai nama. Tambahkan nama dahulu, seperti pada kad pengenalan anda.',
  'identity.add_name': 'Tambah nama anda',
  'identity.changed_title': 'Nama anda tidak lagi sepadan',
  'identity.changed_text':
    'Nama pada akaun anda kini {name}, dan tidak lagi sama dengan nama di Singpass. Betulkannya dalam tetapan akaun, atau padamkan butiran ini.',
  'identity.citizen': 'Warganegara',
  'identity.permanent_resident': 'Penduduk tetap',
  'identity.foreigner': 'Warga asing',
  'identity.mismatch_title': 'Maklumat identiti tidak sepadan. Sila cuba lagi',
  'identity.mismatch_text':
    'Nama pada akaun anda tidak sama dengan nama di Singpass. Kami tidak menyimpan apa-apa. Tulis nama anda seperti pada kad pengenalan, dalam huruf Rumi, dan cuba lagi.',
  'identity.try_again': 'Cuba lagi',
  'identity.contact': 'Hubungi kami',
}
