import type { TranslationOf } from '../text.ts'
import type { texts as en } from './en.ts'

export const texts: TranslationOf<typeof en> = {
  'brand.tagline': '本地职位与远程工作，薪资一目了然。',

  'nav.skip_to_content': '跳到主要内容',
  'nav.main': '主导航',
  'nav.jobs': '职位',
  'nav.remote': '远程',
  'nav.web3': 'Web3',
  'nav.companies': '公司',
  'nav.jobs_by_country': '各国家/地区职位',
  'nav.sign_in': '登录',
  'nav.my_profile': '我的资料',
  'nav.account': '账号',
  'nav.employer_site': '切换到企业版',
  'nav.log_out': '退出登录',
  'nav.breadcrumbs': '当前位置',
  'nav.pages': '结果分页',
  'nav.previous': '上一页',
  'nav.next': '下一页',
  'nav.page': '第{page}页',

  'search.label': '搜索职位',
  'search.placeholder': '职位、技能或公司',

  'place.switch': '国家/地区和语言',
  'place.country': '国家/地区',
  'place.language': '语言',
  'place.anywhere': '所有国家/地区',

  'footer.for_seekers': '求职者',
  'footer.remote': '远程工作',
  'footer.talents': '我们能帮您做什么',
  'footer.developers': '开发者',
  'footer.api': 'API',
  'footer.follow': '关注我们',
  'footer.apps': '下载 App',
  'footer.languages': '语言',
  'footer.terms': '使用条款',
  'footer.privacy': '隐私政策',

  'action.close': '关闭',
  'action.apply_filters': '查看结果',
  'action.undo': '撤销',
  'action.go_home': '返回首页',
  'action.search_jobs': '浏览全部职位',

  'share.title': '分享',
  'share.link': '本页链接',
  'share.copy': '复制链接',
  'share.copied': '链接已复制',
  'share.by_hand': '浏览器不允许自动复制。链接已选中，请自行复制。',
  'share.device': '通过其他应用分享',

  'status.loading': '加载中…',

  'offline.title': '本机保存的职位',
  'offline.offline': '您当前处于离线状态',
  'offline.again': '网络恢复后，此页面会自动重新加载。',
  'offline.retry': '重试',
  'offline.about':
    '您最近打开的职位（最多{count}个），无需网络即可阅读。内容为打开时的样子，职位之后可能已关闭。',
  'offline.none': '这里还没有保存职位。打开一个职位后，即使没有网络也能在本机阅读。',
  'offline.kept': '保存于 {date}',
  'offline.note': '您当前处于离线状态。这是该职位在 {date} 的内容，之后可能已关闭。',
  'offline.forget': '从本机全部删除',
  'offline.install': '安装 {site}',

  'pay.not_stated': '未注明薪资',
  'pay.from': '{amount} 起',
  'pay.up_to': '最高 {amount}',
  'pay.per_hour': '/小时',
  'pay.per_day': '/天',
  'pay.per_month': '/月',
  'pay.per_year': '/年',

  'error.not_found_title': '找不到这个页面',
  'error.not_found_text': '网址可能有误，或者页面已经移走。职位都还在这里。',
  'error.server_title': '出了点问题',
  'error.server_text': '非常抱歉，服务器出现意外错误。请刷新页面重试，或联系客服寻求帮助。',
  'error.network': '网络异常，请稍后再试',
  'error.busy_title': '操作过于频繁',
  'error.busy_text': '请等一分钟，再重新加载页面。',

  'maintenance.title': '系统维护中',
  'maintenance.text': '您访问的页面正在维护，很快就会恢复！',
}
