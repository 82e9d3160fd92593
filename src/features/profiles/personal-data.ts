import type { PersonalData, UnexportedTable } from '#config/personal-data.ts'

/** The tables of this room with data of a person. */
export const personalData: readonly PersonalData[] = [
  {
    table: 'seekers',
    file: 'profile',
    columns: [
      'register_flow',
      'profile_completed_at',
      'headline',
      'location_id',
      'location_words',
      'xp_lvl_id',
    ],
    order: 'account_id',
    line: {
      en: 'your profile as a job seeker',
      'zh-CN': '您的求职者资料',
      'zh-TW': '您的求職者個人檔案',
      ja: '求職者としてのプロフィール',
      es: 'tu perfil para buscar empleo',
      pt: 'seu perfil de candidato',
      ms: 'profil anda sebagai pencari kerja',
      id: 'profil Anda sebagai pencari kerja',
      tr: 'iş arayan olarak profiliniz',
      ar: 'ملفك الشخصي للبحث عن عمل',
    },
  },
  {
    table: 'wanted_titles',
    file: 'wanted-titles',
    columns: ['position', 'title_id', 'words', 'near_title_ids'],
    order: 'position',
    line: {
      en: 'job titles that you look for',
      'zh-CN': '您期望的职位',
      'zh-TW': '您期望的職稱',
      ja: '希望する職種',
      es: 'los puestos que buscas',
      pt: 'os cargos que você procura',
      ms: 'jawatan yang anda cari',
      id: 'jabatan yang Anda cari',
      tr: 'aradığınız pozisyonlar',
      ar: 'المسميات الوظيفية التي تبحث عنها',
    },
  },
  {
    table: 'files',
    file: 'files',
    columns: ['id', 'kind', 'filename', 'bytes', 'created_at', 'scanned_at'],
    withheld: { content: 'The name of the bytes in the store; the file itself is exported.' },
    order: 'created_at',
    line: {
      en: 'your photo and other files; the files themselves are in the folder files',
      'zh-CN': '您的照片和其他文件；文件本身在 files 文件夹中',
      'zh-TW': '您的照片和其他檔案；檔案本身在 files 資料夾中',
      ja: '写真などのファイルの一覧（ファイルそのものはfilesフォルダーにあります）',
      es: 'tu foto y otros archivos; los archivos están en la carpeta files',
      pt: 'sua foto e outros arquivos; os arquivos estão na pasta files',
      ms: 'foto anda dan fail lain; fail itu sendiri ada dalam folder files',
      id: 'foto Anda dan berkas lain; berkasnya ada di folder files',
      tr: 'fotoğrafınız ve diğer dosyalar; dosyaların kendisi files klasöründedir',
      ar: 'صورتك وملفاتك الأخرى؛ الملفات نفسها في المجلد files',
    },
  },
]

export const unexportedTables: readonly UnexportedTable[] = [
  { table: 'avatars', reason: 'It says which of the exported files is the photo; erased with the account.' },
  { table: 'uploads', reason: 'Files that are being sent; erased within a day, or kept as a file.' },
  { table: 'removed_files', reason: 'Names of bytes that the worker erases from the store within minutes.' },
]
