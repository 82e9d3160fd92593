import type { TranslationOf } from '#i18n/text.ts'
import type { texts as english } from './en.ts'

export const texts: TranslationOf<typeof english> = {
  'identity.title': 'Verifikasi identitas Anda',
  'identity.row': 'Identitas',
  'identity.row_none': 'Belum diverifikasi',
  'identity.row_elsewhere': 'Untuk orang yang berada di Singapura',
  'identity.row_verified': '{number}, diverifikasi dengan Singpass pada {date}',
  'identity.row_mismatch': 'Nama Anda tidak lagi cocok dengan nama yang diverifikasi dengan Singpass',
  'identity.intro':
    'Dengan Singpass, identitas digital Singapura, Anda membuktikan bahwa nama di akun ini memang nama Anda. Ini tidak wajib: Anda tetap bisa mencari kerja dan melamar tanpanya.',
  'identity.asked_title': 'Yang kami minta dari Singpass',
  'identity.number': 'NRIC atau FIN',
  'identity.name': 'Nama',
  'identity.nationality': 'Kewarganegaraan',
  'identity.residential_status': 'Status izin tinggal',
  'identity.pass_type': 'Jenis izin (pass)',
  'identity.pass_status': 'Status izin (pass)',
  'identity.pass_expiry_date': 'Izin (pass) berlaku hingga',
  'identity.kept_title': 'Yang kami simpan dan siapa yang melihatnya',
  'identity.kept_text':
    'Data ini disimpan terenkripsi dan terpisah dari data lain. Hanya Anda yang bisa melihatnya, dan dari nomornya hanya empat karakter terakhir. Perusahaan tidak melihatnya dan kami tidak memberikannya kepada siapa pun. Setiap kali data ini dibuka, hal itu dicatat. Anda bisa menghapusnya kapan saja.',
  'identity.match_title': 'Nama harus cocok',
  'identity.match_text':
    'Nama di akun Anda: {name}. Setiap kata itu harus ada dalam nama Anda di Singpass; urutan, huruf besar, spasi, dan tanda aksen tidak berpengaruh. Jika tidak cocok, kami tidak menyimpan apa pun.',
  'identity.start': 'Lanjutkan ke Singpass',
  'identity.confirmed_title': 'Identitas Anda sudah diverifikasi',
  'identity.confirmed_on': 'Diverifikasi dengan Singpass pada {date}',
  'identity.only_you': 'Hanya Anda yang melihat data ini.',
  'identity.again': 'Perbarui dari Singpass',
  'identity.delete': 'Hapus data ini',
  'identity.delete_text': 'Data langsung dihapus. Anda bisa memverifikasi identitas lagi kapan saja.',
  'identity.delete_now': 'Hapus',
  'identity.deleted': 'Data identitas Anda sudah dihapus.',
  'identity.elsewhere':
    'Singpass adalah identitas digital Singapura, jadi verifikasi ini hanya tersedia bagi orang di Singapura.',
  'identity.in_singapore': 'Saya di Singapura',
  'identity.unconfigured': 'Saat ini verifikasi identitas tidak tersedia di situs ini.',
  'identity.nameless': 'Akun Anda belum punya nama. Tambahkan dulu, sesuai kartu identitas Anda.',
  'identity.add_name': 'Tambahkan nama',
  'identity.changed_title': 'Nama Anda tidak lagi cocok',
  'identity.changed_text':
    'Nama di akun Anda sekarang {name}, tidak lagi sama dengan nama di Singpass. Perbaiki di pengaturan akun, atau hapus data ini.',
  'identity.citizen': 'Warga negara',
  'identity.permanent_resident': 'Penduduk tetap',
  'identity.foreigner': 'Warga asing',
  'identity.mismatch_title': 'Informasi identitas tidak cocok. Silakan coba lagi',
  'identity.mismatch_text':
    'Nama di akun Anda berbeda dengan yang ada di Singpass. Kami tidak menyimpan apa pun. Tulis nama sesuai kartu identitas, dengan huruf Latin, lalu coba lagi.',
  'identity.try_again': 'Coba lagi',
  'identity.contact': 'Hubungi kami',
}
