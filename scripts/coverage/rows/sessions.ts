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
  'log.security':
    'Logins, failed logins, passwords, emails, sessions and refusals by limit are logged with account and address, never with secrets',
  'rule.business-details.phone-and-email': 'Business phone and email can be changed; Call dials the number of today',
} as const
