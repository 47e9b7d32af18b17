/** What the console of operators promises. Ids are stable; tests name them. */
export const CONSOLE = {
  'console.invited':
    'An operator is made by a command, which writes a link that works once within 24 hours, and sets a password and an authenticator app by it',
  'console.login':
    'An operator logs in with password and code; whatever is wrong, the answer is the same, and no code works twice',
  'console.attempts': 'Wrong logins of operators are limited',
  'console.session': 'A session of an operator ends 30 minutes after its last use, and 12 hours after the login',
  'console.kinds':
    'The token of an account means nothing to a call for operators, and that of an operator to no other call',
  'console.roles': 'Each call for operators lets in the roles that the contract names, and no other',
  'console.role-change': 'Another role, a reset and a removal take effect with the next request',
  'console.record':
    'The record is read by who, what, whom and when, page by page, by commands and in the console alike',
  'console.accounts':
    'An operator finds accounts page by page, and verifies, blocks, unblocks, deletes and keeps one as the commands do, with a line for each act',
  'console.memberships': 'An operator begins and ends memberships as the commands do',
  'console.jobs': 'An operator finds, reads and repairs jobs as the commands do',
  'console.reports':
    'An operator sees what was reported, grouped by subject, and settles it once, with a line in the record',
  'console.overview':
    'The overview counts jobs by day, trade and state with what became of them, new accounts, and what waits, of at most 92 days',
  'console.csv': 'Figures are downloaded as CSV, in which no cell is a formula',
  'console.screens':
    'An operator works in the console on phones and desks, in three languages, light and dark, with the keyboard and a screen reader',
} as const
