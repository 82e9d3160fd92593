import type { ListDescriptions } from '../structure.ts'

export const texts: ListDescriptions = {
  report_job_reasons: {
    scam: '索要钱款、银行信息或密码，或跳转到有害网站。',
    spam: '并非招聘，而是推销产品、课程或加盟项目。',
    discriminatory: '无合法理由按性别、年龄、籍贯、宗教、残障等排除求职者。',
    offensive: '含有侮辱、威胁或性骚扰内容。',
    violence: '展示、赞扬或煽动暴力。',
    'job-closed': '雇主已不再接受申请。',
    'incorrect-company': '职位并不属于所显示的公司。',
    'incorrect-location': '实际工作地点与职位描述不符。',
    'incorrect-formatting': '内容缺失、乱码或无法阅读。',
    'does-not-belong': '并非招聘信息，或以其他方式违反平台规则。',
  },
  feature_banners: {
    'remote-jobs': '你所在国家可以申请的远程职位',
    'web3-jobs': '协议、钱包、交易所，以及打造它们的团队',
    companies: '谁在招聘、如何工作、多快回复',
    'salary-converter': '按标明日期的汇率换算成你的货币',
    'resume-templates': '符合当地招聘习惯的模板',
    invite: '好友上传简历后，双方都有奖励',
  },
}
