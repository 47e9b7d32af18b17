/** What holds for people who are not logged in, and for their passwords. Ids are stable; tests name them. */
export const SIGNED_OUT = {
  'link.token-hidden':
    'A mailed link’s token leaves the address at once, stays known over a reload, and is in no Referer',
  'password.guessable':
    'The 3000 most common passwords and the own name or mail are refused (PASSWORD_TOO_COMMON, PASSWORD_IS_PERSONAL)',
  'password.two-messages': 'A missing password and a short one are told apart (PASSWORD_REQUIRED, PASSWORD_TOO_SHORT)',
  'password.strength': 'While a new password is typed, a hint says how hard it is to guess, in every language',
  'link.asked-first':
    'A used or old link to a new password says so at once, without being used up, and offers a new one',
  'link.logged': 'Without a mail server, links are written to the log only while PUBLIC_URL is this machine',
} as const
