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
  'language.before-login':
    'Who is not logged in chooses the language; the browser’s own is offered in its words; sign-up and pages follow',
  'draft.restored':
    'What was typed on an earlier visit comes back, says so, can be discarded, and is not left without a question',
  'verification.asked-by-anybody':
    'Who is not logged in has the verification mailed again; the answer tells nothing of the address, nor does its time',
  'verification.limits': 'An address is mailed that link at most once a minute and five times an hour',
  'signup.logged-in':
    'After a sign-up one is logged in, and nobody is asked to verify an address where nothing depends on it',
} as const
