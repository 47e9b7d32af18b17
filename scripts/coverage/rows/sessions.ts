/** What guards an account whose session or password somebody else has. Ids are stable; tests name them. */
export const SESSIONS = {
  'rule.email.password': 'Another email needs the password (CURRENT_PASSWORD_REQUIRED, CURRENT_PASSWORD_WRONG)',
  'rule.email.same': 'A profile that is saved with the email of today, as published clients do, needs no password',
  'rule.email.confirmed': 'Another email is the account’s once the link that was mailed to it is followed',
  'rule.email.undone': 'The old email is told, with a link that undoes the change for 7 days and ends other sessions',
  'rule.email.reserved': 'While the change can be undone, the old email is nobody else’s',
  'rule.password.told': 'A changed or reset password is told by mail',
  'sessions.listed': 'One sees where one is logged in: with what, since when, last used, and which session is this one',
  'sessions.ended': 'One ends one session, or all others',
  'sessions.streams': 'The open streams of an ended session close',
  'sessions.180-days': 'A session ends 180 days after login at the latest',
  'keys.made': 'A key needs the password, is shown once, is stored hashed, and its owner is told by mail',
  'keys.matrix': 'For every call, role and scope: a key does what its role and its scope allow, and nothing else',
  'keys.never': 'A key never changes password, email, sessions or keys, nor deletes or exports the account',
  'keys.ended':
    'A key ends at its time, when it is revoked, with its streams and on every server at once, and with its account',
  'keys.kept': 'A new password leaves keys, and the mail says so; undoing a change of email ends them',
  'keys.most': 'An account has at most 20 keys that work, also when it makes many at once (TOO_MANY_KEYS)',
  'keys.limit': 'A key may make 300 requests a minute, on all servers together (TOO_MANY_REQUESTS)',
  'keys.used': 'One sees when a key was last used, to a minute',
  'keys.screen':
    'One makes a key for a program, sees it once, what each may do, when it was last used and when it ends, and revokes one',
  'keys.operator': 'An operator lists, makes and revokes keys, which is written down without the key',
  'log.security':
    'Logins, failed logins, passwords, emails, sessions and refusals by limit are logged with account and address, never with secrets',
  'rule.business-details.phone-and-email': 'Business phone and email can be changed; Call dials the number of today',
} as const
