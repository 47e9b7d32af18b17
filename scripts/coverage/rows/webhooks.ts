/** What is sent to the addresses of programs. Ids are stable; tests name them. */
export const WEBHOOKS = {
  'webhooks.made': 'An address for events needs the password, its secret is shown once, and its owner is told by mail',
  'webhooks.most': 'An account has at most 5 addresses, also when it makes many at once (TOO_MANY_WEBHOOKS)',
  'webhooks.own': 'Nobody sees or touches the addresses and deliveries of another',
  'webhooks.private':
    'Addresses are https, and nothing is sent into private networks, whatever a name leads to (WEBHOOK_URL_INVALID)',
  'webhooks.sent':
    'What an account is told of its jobs and bids, and each message to it, is sent, signed as Standard Webhooks says',
  'webhooks.rotated': 'After a new secret the old one signs, too, for 24 hours',
  'webhooks.order': 'Events of a job come in their order, with the same id whenever they are sent',
  'webhooks.off': 'An address that takes nothing for 3 days, or says 410, is switched off with a mail (WEBHOOK_OFF)',
  'webhooks.again': 'An address that comes back is sent at once what waits; an event can be sent again by hand',
  'webhooks.fair': 'An address that never answers keeps no other waiting, and gets one request at a time',
  'webhooks.shared': 'Several servers share the work, and each event is sent by one of them',
  'webhooks.killed': 'What a process had sent that ended before it wrote so is sent once more',
  'webhooks.tidied':
    'An address for which more than 5000 events wait is switched off; after 30 days it is forgotten what was sent',
  'webhooks.ended': 'Addresses end with the account: when it is blocked, and when its deletion begins',
  'webhooks.operator': 'An operator sees where events of an account are sent, without the secrets, and ends it',
  'webhooks.screen':
    'One adds an address, sees its secret once, sends a test, sees what became of each event and sends one again, gives it a new secret, switches it on and deletes it',
} as const
