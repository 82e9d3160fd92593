const MESSENGERS =
  'telegram|tele|tg|whatsapp|wechat|weixin|wx|vx|instagram|insta|ig|facebook|fb|messenger|snapchat|snap|skype|viber|qq|tiktok|twitter|discord|signal|kakao(?:talk)?|line\\s?id|line(?=\\s?[:：])|微信|威信|薇信|加賴|我的賴|賴|インスタ|テレグラム|تيليجرام|تيليغرام|تلغرام|انستغرام|انستا|سناب|واتساب'

/** What may stand between the name of a messenger and that of a person there. */
const BETWEEN = String.raw`(?:\s?(?:id|号|號|是|is|me|at|add))?\s?`

const HANDLES: readonly RegExp[] = [
  // Any name after an @ that begins a word.
  /(?<![a-z0-9._%+-])@[a-z][a-z0-9_.]{3,}/,
  new RegExp(String.raw`(?<![a-z])(?:${MESSENGERS})${BETWEEN}[:：=]\s?@?[a-z][a-z0-9._-]{3,}`),
  // Without a sign between them, only what looks like nothing but a name.
  new RegExp(
    String.raw`(?<![a-z])(?:${MESSENGERS})${BETWEEN}(?=[a-z0-9.-]*_|[a-z._-]+\d{2,}(?![a-z0-9]))[a-z][a-z0-9._-]{3,}`,
  ),
]

/** Whether a plain text names somebody at a messenger. */
export const handleIn = (plain: string): boolean => HANDLES.some((handle) => handle.test(plain))
