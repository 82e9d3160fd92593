import type { Sample } from './sample.ts'

export const sample: Sample = {
  language: 'zh-CN',
  basics: {
    name: '林晓雯',
    headline: '电商运营经理',
    email: 'lin.xiaowen@mail.example',
    phone: '138 5550 1024',
    address: '杭州市 滨江区',
  },
  summary:
    '六年电商运营经验，熟悉天猫、京东与抖音平台的全流程。擅长用数据找到增长点，再把它变成团队每周能执行的计划。带过八人团队，年销售额从三千万元增长到九千万元。',
  work: [
    {
      title: '电商运营经理',
      company: '青禾家居有限公司',
      place: '杭州',
      start: '2022-04',
      is_current: true,
      text: '• 负责天猫旗舰店整体运营，年销售额三年增长 **210%**\n• 重新设计商品详情页与评价回访流程，转化率由 2.1% 提升至 3.4%\n• 建立直播排期与复盘制度，团队由三人扩大到八人',
    },
    {
      title: '店铺运营',
      company: '云上优品科技',
      place: '上海',
      start: '2019-07',
      end: '2022-03',
      text: '• 独立运营两家京东店铺，策划 618 与双 11 大促活动\n• 每周输出销售与库存分析，滞销库存减少四成',
    },
    {
      title: '运营实习生',
      company: '小满文化传媒',
      start: '2018-09',
      end: '2019-06',
      text: '• 撰写公众号文章四十余篇，累计阅读量三十万',
    },
  ],
  education: [
    { degree: '管理学学士', field: '电子商务', school: '江南工商大学', start: '2015-09', end: '2019-06' },
  ],
  skills: ['店铺运营', '数据分析', 'Excel', 'SQL', '直播策划', '供应商谈判', '团队管理'].map((name) => ({
    name,
  })),
  languages: [
    { name: '普通话', level: '母语' },
    { name: '英语', level: 'CET-6，可用于工作邮件' },
  ],
  licenses: [
    { name: '电子商务师（三级）', issuer: '浙江省人力资源和社会保障厅', date: '2020-11' },
    { name: '生意参谋数据分析认证', issuer: '平台学院', date: '2021-05' },
  ],
  links: [{ name: '作品集', url: 'https://linxiaowen.example' }],
}
