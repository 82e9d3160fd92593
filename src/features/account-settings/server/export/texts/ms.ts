import type { TranslationOf } from '#i18n/text.ts'
import type { texts as en } from './en.ts'

export const texts: TranslationOf<typeof en> = {
  title: 'Data anda di {site}',
  text: 'Semua yang kami simpan tentang anda, satu fail bagi setiap jenis data. Masa dinyatakan dalam UTC. Kata laluan, kunci dan kod tidak disertakan kerana hanya berguna kepada pencuri.',
  'file.account': 'akaun anda: nama, e-mel, telefon, negara, bahasa dan persetujuan',
  'file.recruiter': 'peranan anda sebagai perekrut',
  'file.history': 'apa yang berlaku pada akaun anda dan dari mana',
  'file.messages': 'e-mel dan SMS yang kami hantar kepada anda baru-baru ini',
  'file.notifications': 'pemberitahuan anda dan bila anda membacanya',
  'file.notification-settings': 'pemberitahuan yang anda pilih untuk terima',
  'file.sessions': 'peranti yang anda gunakan untuk log masuk',
  'file.known-devices': 'pelayar yang dikenali oleh akaun anda',
  'file.recent-searches': 'carian anda',
  'file.viewed-jobs': 'kerja yang anda buka',
  'file.operator': 'peranan anda sebagai pengendali laman ini',
  'file.providers': 'perkhidmatan yang anda gunakan untuk log masuk',
  'file.passkeys': 'kunci laluan anda',
  'file.authenticator': 'aplikasi pengesah anda',
  'file.recovery-codes': 'kod pemulihan anda dan masa kod itu digunakan',
  'file.identity': 'identiti anda seperti yang disahkan dengan Singpass, dan masa pengesahannya',
  'file.identity-reads': 'siapa yang melihat identiti anda yang disahkan dan sebabnya',
  'file.profile': 'profil anda sebagai pencari kerja',
  'file.wanted-titles': 'jawatan yang anda cari',
  'file.files': 'foto anda dan fail lain; fail itu sendiri ada dalam folder files',
}
