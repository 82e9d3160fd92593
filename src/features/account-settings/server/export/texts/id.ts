import type { TranslationOf } from '#i18n/text.ts'
import type { texts as en } from './en.ts'

export const texts: TranslationOf<typeof en> = {
  title: 'Data Anda di {site}',
  text: 'Semua yang kami simpan tentang Anda, satu berkas untuk setiap jenis data. Waktu ditulis dalam UTC. Kata sandi, kunci, dan kode tidak disertakan karena hanya berguna bagi pencuri.',
  'file.account': 'akun Anda: nama, email, nomor ponsel, negara, bahasa, dan persetujuan',
  'file.recruiter': 'peran Anda sebagai perekrut',
  'file.history': 'apa yang terjadi pada akun Anda dan dari mana',
  'file.messages': 'email dan SMS yang baru-baru ini kami kirim kepada Anda',
  'file.notifications': 'notifikasi Anda dan kapan Anda membacanya',
  'file.notification-settings': 'notifikasi yang Anda pilih untuk diterima',
  'file.sessions': 'perangkat yang sedang masuk ke akun Anda',
  'file.known-devices': 'browser yang dikenali akun Anda',
  'file.recent-searches': 'pencarian Anda',
  'file.viewed-jobs': 'lowongan yang Anda buka',
  'file.operator': 'peran Anda sebagai operator situs ini',
  'file.providers': 'layanan yang Anda pakai untuk masuk',
  'file.passkeys': 'kunci sandi Anda',
  'file.authenticator': 'aplikasi autentikator Anda',
  'file.recovery-codes': 'kode pemulihan Anda dan kapan dipakai',
  'file.identity': 'identitas Anda sebagaimana diverifikasi dengan Singpass, dan waktunya',
  'file.identity-reads': 'siapa yang melihat identitas terverifikasi Anda dan alasannya',
  'file.profile': 'profil Anda sebagai pencari kerja',
  'file.wanted-titles': 'jabatan yang Anda cari',
  'file.files': 'foto Anda dan berkas lain; berkasnya ada di folder files',
}
