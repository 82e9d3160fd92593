import type { TranslationOf } from '#i18n/text.ts'
import type { texts as en } from './en.ts'

export const texts: TranslationOf<typeof en> = {
  'alert.subject': '{count, plural, other {{count} kerja baharu}}: {title}',
  'alert.subject_all': '{count, plural, other {{count} kerja baharu}} untuk anda',
  'alert.best': '{shown} yang terbaik daripada {count} kerja baharu.',
  'alert.more_than': '{shown} yang terbaik daripada lebih {count} kerja baharu.',
  'alert.why': 'Sesuai: {reasons}',
  'alert.in_title': '“{typed}” dalam tajuk',
  'alert.in_company': '“{typed}” dalam nama syarikat',
  'alert.in_place': '“{typed}” sebagai tempat',
  'alert.in_text': '“{typed}” dalam keterangan',
  'alert.means': '“{typed}” sebagai {name}',
  'alert.similar': 'tidak sepadan sepenuhnya, tetapi hampir dengan {name}',
  'alert.similar_only': 'tidak sepadan sepenuhnya, tetapi hampir sama maksudnya',
  'alert.everything': 'semua yang anda pilih',
  'alert.not_this': 'Bukan jenis ini',
  'alert.all': 'Lihat semua kerja yang sesuai',
  'alert.narrow': 'Terlalu banyak? Satu tekan mengurangkannya:',
  'alert.only': 'Hanya: {value} ({count})',
  'alert.only_place': 'Hanya di {value} ({count})',
  'alert.change': 'Ubah makluman ini',
  'alert.stop': 'Hentikan e-mel ini',
  'alert.reason_daily':
    'Anda menerima e-mel ini kerana {address} mempunyai makluman kerja “{title}” di {site}: setiap pagi apabila ada kerja baharu.',
  'alert.reason_weekly':
    'Anda menerima e-mel ini kerana {address} mempunyai makluman kerja “{title}” di {site}: setiap Isnin apabila ada kerja baharu.',
  'alert.all_jobs': 'Semua kerja',
  'confirm.subject': 'Mahukah anda menerima kerja baharu daripada {site} melalui e-mel?',
  'confirm.text': 'Seseorang, mungkin anda, telah memasukkan alamat ini untuk makluman kerja:',
  'confirm.next':
    'Tiada e-mel lain dihantar jika anda tidak mengesahkannya. Jika anda mengesahkan, satu akaun tanpa kata laluan turut dibuat untuk alamat ini; anda boleh memadamkannya bila-bila masa.',
  'confirm.button': 'Lihat dan sahkan',
  'confirm.ignore': 'Jika bukan anda, anda tidak perlu berbuat apa-apa: selepas seminggu kami melupakannya.',
}
