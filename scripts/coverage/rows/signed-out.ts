/** What holds for people who are not logged in, and for their passwords. Ids are stable; tests name them. */
export const SIGNED_OUT = {
  'link.token-hidden':
    'A mailed link’s token leaves the address at once, stays known over a reload, and is in no Referer',
} as const
