import type { TranslationOf } from '#i18n/text.ts'
import type { texts as en } from './en.ts'

export const texts: TranslationOf<typeof en> = {
  title: 'بياناتك في {site}',
  text: 'كل ما نحتفظ به عنك، في ملف لكل نوع من البيانات. الأوقات بالتوقيت العالمي المنسق. لا تشمل هذه الملفات كلمات المرور والمفاتيح والرموز، فهي لا تفيد إلا من يسرقها.',
  'file.account': 'حسابك: الاسم والبريد والهاتف والبلد واللغة والموافقات',
  'file.recruiter': 'دورك في التوظيف',
  'file.history': 'ما حدث في حسابك ومن أين',
  'file.messages': 'الرسائل الإلكترونية والنصية التي أرسلناها إليك مؤخرًا',
  'file.notifications': 'إشعاراتك ووقت قراءتها',
  'file.notification-settings': 'الإشعارات التي اخترت تلقيها',
  'file.sessions': 'الأجهزة المفتوح عليها حسابك',
  'file.known-devices': 'المتصفحات التي يتعرّف عليها حسابك',
  'file.recent-searches': 'ما بحثت عنه',
  'file.viewed-jobs': 'الوظائف التي فتحتها',
  'file.operator': 'دورك في تشغيل هذا الموقع',
  'file.providers': 'الخدمات المستخدمة لتسجيل دخولك',
  'file.passkeys': 'مفاتيح المرور الخاصة بك',
  'file.authenticator': 'تطبيق المصادقة الخاص بك',
  'file.recovery-codes': 'رموز الاسترداد ومتى استُخدمت',
  'file.identity': 'بيانات هويتك كما أكدها Singpass، وموعد ذلك',
  'file.identity-reads': 'من اطّلع على هويتك المؤكَّدة ولماذا',
  'file.profile': 'ملفك الشخصي للبحث عن عمل',
  'file.wanted-titles': 'المسميات الوظيفية التي تبحث عنها',
  'file.files': 'صورتك وملفاتك الأخرى؛ الملفات نفسها في المجلد files',
}
