import type { Language } from '#config/languages.ts'

interface ReadMeTexts {
  title: string
  text: string
}

/**
 * The texts of the file that explains an export. Its lines about each file come from `personal-data.ts` of the rooms.
 */
export const README_TEXTS: Readonly<Record<Language, ReadMeTexts>> = {
  en: {
    title: 'Your data at {site}',
    text: 'Everything that is kept about you, one file for each kind of data. Times are in UTC. Passwords, keys and codes are left out: they would only help a thief.',
  },
  'zh-CN': {
    title: '您在 {site} 的数据',
    text: '我们保存的您的全部数据，每类数据一个文件。时间均为 UTC（协调世界时）。不包含密码、密钥和验证码，以免文件泄露时被人利用。',
  },
  'zh-TW': {
    title: '您在 {site} 的資料',
    text: '我們保存的您的所有資料，每類資料一個檔案。時間皆為 UTC（世界協調時間）。不包含密碼、金鑰和驗證碼，以免檔案外洩時遭人利用。',
  },
  ja: {
    title: '{site}に保存されているお客様のデータ',
    text: 'お客様について保存されているすべてのデータです。データの種類ごとに1つのファイルになっています。時刻はUTC（協定世界時）です。パスワード、鍵、コードは、盗まれると悪用されるおそれがあるため含まれていません。',
  },
  es: {
    title: 'Tus datos en {site}',
    text: 'Todo lo que guardamos sobre ti, un archivo por cada tipo de datos. Las horas están en UTC. No incluimos contraseñas, claves ni códigos: solo le servirían a un ladrón.',
  },
  pt: {
    title: 'Seus dados no {site}',
    text: 'Tudo o que guardamos sobre você, um arquivo para cada tipo de dado. Os horários estão em UTC. Senhas, chaves e códigos ficam de fora: só ajudariam um ladrão.',
  },
  ms: {
    title: 'Data anda di {site}',
    text: 'Semua yang kami simpan tentang anda, satu fail bagi setiap jenis data. Masa dinyatakan dalam UTC. Kata laluan, kunci dan kod tidak disertakan kerana hanya berguna kepada pencuri.',
  },
  id: {
    title: 'Data Anda di {site}',
    text: 'Semua yang kami simpan tentang Anda, satu berkas untuk setiap jenis data. Waktu ditulis dalam UTC. Kata sandi, kunci, dan kode tidak disertakan karena hanya berguna bagi pencuri.',
  },
  tr: {
    title: '{site} üzerindeki verileriniz',
    text: 'Hakkınızda sakladığımız her şey; her veri türü için bir dosya. Saatler UTC’ye göredir. Şifreler, anahtarlar ve kodlar dahil değildir: yalnızca bir hırsızın işine yarardı.',
  },
  ar: {
    title: 'بياناتك في {site}',
    text: 'كل ما نحتفظ به عنك، في ملف لكل نوع من البيانات. الأوقات بالتوقيت العالمي المنسق. لا تشمل هذه الملفات كلمات المرور والمفاتيح والرموز، فهي لا تفيد إلا من يسرقها.',
  },
}
