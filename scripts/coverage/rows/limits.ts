/** What hostile requests meet. */
export const LIMITS = {
  'limit.wide-bodies':
    'Lists over their limit and objects with too many fields are refused unseen; at most 20 errors are told',
  'limit.body-size': 'A body has at most 32 kB, or what the limits of its fields come to (BODY_TOO_LARGE)',
  'limit.method': 'A wrong method is 405 with Allow (METHOD_NOT_ALLOWED)',
  'limit.headers-named': 'A header that breaks its rule, such as a short Idempotency-Key, is named',
  'limit.request-id': 'An X-Request-Id that comes in is kept when it is sound',
  'limit.no-store': 'Answers are not kept (no-store) but for public files, locations and categories',
  'limit.wrong-logins':
    'Logins by address: wrong ones count, right ones do not; each account keeps wrong tries of its own from any address',
  'limit.readyz': 'Readiness: however often it is asked for, the database is asked four times a second at most',
  'limit.unsubscribe': 'Links in mails that switch them off count with all calls of an address',
  'limit.hashing': 'Passwords are looked at two at a time, and networks take turns; a full queue is answered with 503',
  'limit.told':
    'Answers say how many requests are left (RateLimit, RateLimit-Policy), refusals when to come back (Retry-After)',
  'limit.problems':
    'Whoever accepts application/problem+json gets failures as problem details, whose type leads to what explains the code',
  'limit.replayed': 'An answer that was given before to the same Idempotency-Key says so (Idempotent-Replayed)',
  'limit.guesses':
    'Guesses against one account take longer and longer, from whatever address; the owner waits at most 5 seconds',
  'limit.processes': 'Limits hold for all processes on one database',
  'limit.static-files': 'Files of the app, pages and health are outside the limits of the API',
  'limit.trusted-proxies': 'Only the X-Forwarded-For of TRUSTED_PROXIES counts, and only addresses in it',
  'limit.jobs': 'An account posts at most 50 jobs a day (JOBS_PER_DAY, JOB_QUOTA_REACHED)',
  'limit.bids': 'An account places at most 200 bids a day (BIDS_PER_DAY, BID_QUOTA_REACHED)',
  'limit.streams': 'An address has at most 50 streams open (STREAMS_PER_ADDRESS, TOO_MANY_STREAMS)',
} as const satisfies Record<string, string>
