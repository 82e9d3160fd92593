import type { PersonalData } from '#config/personal-data.ts'

/** The tables of this room with data of a person. */
export const personalData: readonly PersonalData[] = [
  {
    table: 'notifications',
    file: 'notifications',
    columns: ['kind', 'variant', 'user_agent', 'job_id', 'is_listed', 'created_at', 'read_at'],
    withheld: { id: 'The number of the row.' },
    order: 'id',
    line: {
      en: 'your notifications, and when you read them',
      'zh-CN': '您的通知及阅读时间',
      'zh-TW': '您的通知及閱讀時間',
      ja: 'お知らせと、それをお読みになった日時',
      es: 'tus notificaciones y cuándo las leíste',
      pt: 'suas notificações e quando você as leu',
      ms: 'pemberitahuan anda dan bila anda membacanya',
      id: 'notifikasi Anda dan kapan Anda membacanya',
      tr: 'bildirimleriniz ve bunları ne zaman okuduğunuz',
      ar: 'إشعاراتك ووقت قراءتها',
    },
  },
  {
    table: 'notification_settings',
    file: 'notification-settings',
    columns: ['kind', 'channel', 'is_on'],
    order: 'kind',
    line: {
      en: 'which notifications you chose to get',
      'zh-CN': '您选择接收的通知',
      'zh-TW': '您選擇接收的通知',
      ja: '受け取るように設定されたお知らせ',
      es: 'qué notificaciones elegiste recibir',
      pt: 'quais notificações você escolheu receber',
      ms: 'pemberitahuan yang anda pilih untuk terima',
      id: 'notifikasi yang Anda pilih untuk diterima',
      tr: 'almayı seçtiğiniz bildirimler',
      ar: 'الإشعارات التي اخترت تلقيها',
    },
  },
]
