export const texts = {
  'block.title': 'Block companies',
  'block.text':
    'A company that you block does not see you, and you do not see it: not in search, suggestions, applications or views. Its group is blocked with it. It is not told.',
  'block.find': 'Find a company',
  'block.find_button': 'Find',
  'block.none_found': 'No company has this name.',
  'block.choose': 'Block',
  'block.choose_company': 'Block {company}',
  'block.list_title': 'Blocked companies',
  'block.empty': 'You have not blocked any company.',
  'block.since': 'Blocked on {date}',
  'block.covers': 'Also blocked, since they belong to it: {companies}',
  'block.unblock': 'Unblock',
  'block.unblock_company': 'Unblock {company}',
  'block.ask_title': 'Block {company}?',
  'block.ask_text':
    'It will no longer see your profile, your applications or your documents, and you will no longer see it or its jobs. It is not told, and you can undo this at any time.',
  'block.open_title':
    '{count, plural, one {You have an open application there} other {You have # open applications there}}',
  'block.open_text':
    '{count, plural, one {A company that cannot see you cannot answer you. So the application is withdrawn when you block it, and stays withdrawn if you unblock it later.} other {A company that cannot see you cannot answer you. So these applications are withdrawn when you block it, and stay withdrawn if you unblock it later.}}',
  'block.block': 'Block',
  'block.withdraw':
    '{count, plural, one {Withdraw application and block} other {Withdraw # applications and block}}',
  'block.cancel': 'Cancel',
  'block.already': 'You have already blocked this company.',
  'block.done': '{company} is blocked.',
  'block.undone': '{company} is no longer blocked.',
  'block.again': 'Block again',
  'block.notice_title': 'You have blocked {company}',
  'block.notice_text': 'So this page is hidden from you, like everything of this company and its group.',
  'block.manage': 'All blocked companies',
  'block.this': 'Block this company',
} as const
