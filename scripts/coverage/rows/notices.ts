/** How people are told what happened, and how they are left alone. */
export const NOTICES = {
  'rule.notifications-grouped': 'Like notifications are told as one: 150 new jobs do not push out an accepted bid',
  'rule.notifications-older': 'Older notifications come by cursor, each once, and cheaply where there are 10 000',
  'rule.acted-upon-is-read': 'Whoever opens a job or a group has read what is told of it, in every tab',
  'rule.mail-settings': 'Which kinds of notifications are mailed is a choice of the account',
  'mail.one-place': 'Which mails come is chosen on one screen; the profiles lead there',
  'rule.unsubscribe':
    'Each such mail ends its kind, or all, by one click without a login (RFC 8058); opening the link changes nothing',
} as const satisfies Record<string, string>
