/** What hostile requests meet. */
export const LIMITS = {
  'limit.hidden-characters':
    'Names, mails, titles and other texts of one line: what nobody sees is refused (HIDDEN_CHARACTERS), combining letters and emoji stay; forms say it at the field',
  'limit.wide-bodies':
    'Lists over their limit and objects with too many fields are refused unseen; at most 20 errors are told',
  'limit.body-size': 'A body has at most 32 kB, or what the limits of its fields come to (BODY_TOO_LARGE)',
  'limit.method': 'A wrong method is 405 with Allow (METHOD_NOT_ALLOWED)',
  'limit.headers-named': 'A header that breaks its rule, such as a short Idempotency-Key, is named',
  'limit.request-id': 'An X-Request-Id that comes in is kept when it is sound',
  'limit.no-store': 'Answers are not kept (no-store) but for public files, locations and categories',
} as const satisfies Record<string, string>
