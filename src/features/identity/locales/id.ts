import type { TranslationOf } from '#i18n/text.ts'
import type { texts as english } from './en.ts'

export const texts: TranslationOf<typeof english> = {
  'identity.title': 'Konfirmasi identitas Anda',
  'identity.intro':
    'Dengan Singpass, identitas digital Singapura, Anda menunjukkan bahwa nama di akun ini memang nama Anda. Ini sukarela: Anda tetap bisa mencari kerja dan melamar tanpanya.',
  'identity.asked_title': 'Yang kami minta dari Singpass',
  'identity.number': 'NRIC atau FIN',
  'identity.name': 'Nama',
  'identity.nationality': 'Kewarganegaraan',
  'identity.residential_status': 'Status kependudukan',
  'identity.pass_type': 'Jenis pass',
  'identity.pass_status': 'Status pass',
  'identity.pass_expiry_date': 'Masa berlaku pass',
  'identity.kept_title': 'Yang kami simpan dan siapa yang melihatnya',
  'identity.kept_text':
    'Data ini disimpan terenkripsi dan terpisah dari data lain. Hanya Anda yang melihatnya, dan untuk nomor hanya empat karakter terakhir. Perusahaan tidak melihatnya dan kami tidak memberikannya kepada siapa pun. Setiap kali dibuka, hal itu dicatat. Anda bisa menghapusnya kapan saja.',
  'identity.match_title': 'Nama harus cocok',
  'identity.match_text':
    'Nama di akun Anda: {name}. Setiap kata itu harus ada dalam nama Anda di Singpass; urutan, huruf besar, spasi, dan tanda aksen tidak berpengaruh. Jika tidak cocok, kami tidak menyimpan apa pun.',
  'identity.start': 'Lanjut ke Singpass',
  'identity.confirmed_title': 'Identitas Anda sudah dikonfirmasi',
  'identity.confirmed_on': 'Dikonfirmasi dengan Singpass pada {date}',
  'identity.only_you': 'Hanya Anda yang melihat data ini.',
  'identity.again': 'Perbarui dari Singpass',
  'identity.delete': 'Hapus data ini',
  'identity.delete_text': 'Data langsung dihapus. Anda bisa mengonfirmasi identitas lagi kapan saja.',
  'identity.delete_now': 'Hapus',
  'identity.deleted': 'Data identitas Anda sudah dihapus.',
  'identity.elsewhere':
    'Singpass adalah identitas digital Singapura, jadi ini hanya tersedia bagi orang di Singapura.',
  'identity.in_singapore': 'Saya di Singapura',
  'identity.unconfigured': 'Konfirmasi identitas saat ini tidak tersedia di situs ini.',
  'identity.nameless': 'Akun Anda belum memiliki nama. Tambahkan dulu, sesuai kartu identitas Anda.',
  'identity.add_name': 'Tambahkan nama',
  'identity.citizen': 'Warga negara',
  'identity.permanent_resident': 'Penduduk tetap',
  'identity.foreigner': 'Warga asing',
  'identity.mismatch_title': 'Informasi identitas tidak cocok. Silakan coba lagi',
  'identity.mismatch_text':
    'Nama di akun Anda berbeda dengan yang ada di Singpass. Kami tidak menyimpan apa pun. Tulis nama sesuai kartu identitas, dengan huruf Latin, lalu coba lagi.',
  'identity.try_again': 'Coba lagi',
  'identity.contact': 'Hubungi kami',
}
