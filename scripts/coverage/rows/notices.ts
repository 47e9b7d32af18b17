/** How people are told what happened, and how they are left alone. */
export const NOTICES = {
  'rule.notifications-grouped': 'Like notifications are told as one: 150 new jobs do not push out an accepted bid',
  'rule.notifications-older': 'Older notifications come by cursor, each once, and cheaply where there are 10 000',
  'rule.acted-upon-is-read': 'Whoever opens a job or a group has read what is told of it, in every tab',
  'rule.one-stream':
    'The windows of a browser share one stream of notifications; none is missed or told twice when another window takes it over',
  'rule.mail-settings': 'Which kinds of notifications are mailed is a choice of the account',
  'mail.one-place': 'Which mails come is chosen on one screen; the profiles lead there',
  'rule.unsubscribe':
    'Each such mail ends its kind, or all, by one click without a login (RFC 8058); opening the link changes nothing',
  'rule.told-later':
    'Who posts, accepts, edits, ends or deletes waits for nobody else to be told: a row is written, the background tells',
  'rule.told-once': 'Whichever server is killed or cut off while it tells, nobody is told twice or never',
  'rule.told-in-order':
    'What becomes of a job is told in its order, and nothing is told of a job that is gone but that it is',
  'rule.notices-end': 'What was told is kept for 180 days, and the newest 1000 of an account',
  'rule.queue-seen': 'An operator sees how much is still to be told and how long it has waited',
} as const satisfies Record<string, string>
