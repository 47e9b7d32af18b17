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
  'secondStep.on': 'A login needs a code besides the password, from the first code of an authenticator app on',
  'secondStep.login-screen':
    'The login screen asks for the code of a login that needs one, takes recovery codes, too, and leads back',
  'secondStep.screen':
    'One turns the second step on by QR code or key and a first code, sees the recovery codes once, makes others, and turns it off',
  'secondStep.sealed': 'The key of the app is sealed, recovery codes are hashed, and neither is logged',
  'secondStep.once': 'A code works once, also on several servers at once',
  'secondStep.ticket': 'A login waits ten minutes for its code, for five tries, and ends with the password',
  'secondStep.recovery': 'Each of ten recovery codes works once in the place of a code, and the owner is told by mail',
  'secondStep.limited': 'After 50 wrong codes in a day an account takes none, from wherever',
  'secondStep.off': 'The second step ends by password and code, and the owner is told by mail',
  'secondStep.mailbox': 'A new password by mail leaves the second step on',
  'secondStep.operator': 'An operator removes a second step; the owner is told by mail, and it is written down',
  'passkeys.login': 'A passkey logs in without mail address, password and code',
  'passkeys.login-screen':
    'The login screen logs in by a passkey where the browser can, also among what it suggests for the email',
  'passkeys.screen': 'One adds a passkey by password, sees when each was used, and removes one',
  'passkeys.replayed': 'A signed login works once, for ten minutes and for this site, if the owner was verified',
  'passkeys.foreign': 'Unknown, foreign and copied passkeys are refused, also while one is added (PASSKEY_INVALID)',
  'passkeys.kept': 'A passkey is added and removed with the password, and the owner is told by mail',
  'passkeys.ended': 'A new password by mail removes passkeys, and none opens a blocked or leaving account',
  'secondStep.again':
    'With a second step, another email, a key or a webhook needs a code of the last ten minutes (PROVE_AGAIN)',
  'secondStep.again-screen':
    'Where a form needs a code first, a dialog asks for it and sends the form as it is; nothing that was typed is lost',
  'events.listed':
    'One sees what happened to the safety of an account in 90 days: what, when, with what, from which network',
  'events.screen': 'One sees what happened to the safety of the account, with the newest first',
  'events.device': 'A login by a browser or from a network not used in 90 days is told by mail, with time and place',
  'log.security':
    'Logins, failed logins, passwords, emails, sessions and refusals by limit are logged with account and address, never with secrets',
  'rule.business-details.phone-and-email': 'Business phone and email can be changed; Call dials the number of today',
} as const

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

/** Rules for operators: starting, stopping, and what may fail in between. Ids are stable; tests name them. */
export const RUNNING = {
  'running.ctrl-c':
    'Ctrl-C in a terminal, or SIGTERM to the group, under npm start and npm run dev: requests are answered, PostgreSQL ends, status 0',
  'running.now': 'Asked to stop once more it ends at once, and PostgreSQL with it',
  'running.drain':
    'Told to stop it first says that it is not ready and serves on (DRAIN_SECONDS); then answers end their connections, streams are ended one by one, and nothing is refused',
  'running.drain-times': 'systemd and compose give an orderly stop the time that it may take',
  'running.proxy':
    'deploy/haproxy.cfg sends to every server of compose.yaml, and repeats by itself only what reads or has a key',
  'running.https':
    'deploy/haproxy-https.cfg serves HTTPS with HTTP/2: more streams than a browser has connections, and calls beside them',
  'running.frozen': 'A frozen database: every call 503 within 2 s, not ready within 2 s, back within 1 s',
  'running.died': 'An embedded PostgreSQL that died is started again; meanwhile calls are 503, never 500',
  'running.not-queryable': 'Whatever keeps the database from being asked is 503, never 500',
  'running.standby':
    'A connection to a database in which nothing can be written, as in a primary that has become a standby, is left: 503, and the next call is served by the primary',
  'running.failover':
    'Where a standby takes the place of a primary that died, nothing acknowledged is lost, and writes go on without a restart',
  'running.prepared':
    'A statement that comes again is prepared, unless a pooler stands between; one from before a migration is asked anew',
  'running.pooler':
    'Through PgBouncer in transaction mode everything works, with DATABASE_LISTEN_URL past it; without that the start is refused in one line',
  'scale.every-call':
    'What a call needs is found by index, whatever else is stored: what waits, what has expired, jobs in progress, what an export has, uploads that were never used. `npm run bench scale` makes each call with 1000 and with a million jobs',
  'running.build':
    'Two servers of one checkout that build it at once: both start, and nothing is left beside the build',
  'running.front':
    'With API_URL the server has the web app alone: calls, uploads, files and streams are those of another server, in 503 while it is away',
  'running.held':
    'npm run test:contract -- --url holds any server to the contract over HTTP, with an account of each role: what breaks it is told with its call, what could not be tried with its reason',
  'running.contract': 'The contract is served exactly as it is written, as YAML and as JSON',
  'running.generators':
    'What four generators make of the contract compiles, types a file to upload and a refusal by its code, and does the main calls',
  'running.reference':
    'On the reference page one makes calls as somebody of the demo town, by keyboard: from this server alone and with nothing said on the console',
  'running.reference-whole':
    'The reference says of each call what the contract says: texts, roles, scopes, fields, limits, codes, answers',
  'running.reference-size': 'The reference weighs at most 550 kB, with all that it loads',
} as const satisfies Record<string, string>

/** What holds while a server is replaced by a newer one. Ids are stable; tests name them. */
export const UPGRADING = {
  'upgrade.serves':
    'A server goes on with the schema of a newer version that only adds; one that no longer serves it is told in one line',
  'upgrade.whole': 'A step of the schema that fails leaves nothing half done',
  'upgrade.locks': 'A step of the schema that would wait for a lock lets everybody else go on, and is tried again',
  'upgrade.adds': 'Each step of the schema adds, unless it says in its name whom it still serves',
  'upgrade.before':
    'Servers of the version before and of this one do the main job together, whichever writes: no notice is lost or doubled',
  'upgrade.contract':
    'The contract only grows: a program that was written for the version before finds all that it uses',
} as const satisfies Record<string, string>

/** What an operator sees from outside: metrics and traces. */
export const WATCHING = {
  'watch.requests': 'Requests are counted by call, status and code, and timed by call',
  'watch.bounded': 'Whatever is sent, labels of metrics have only values that the contract knows',
  'watch.queues': 'A queue shows how much waits, since when, and for how long it is overdue',
  'watch.frozen': 'A database that is silent holds up no scrape, and is asked no more for it',
  'watch.state': 'A running server shows its pool, streams, disk, tasks and event loop on a port of their own',
  'watch.work': 'Mails, uploads and tasks are counted by what became of them',
  'watch.trace':
    'A trace is taken up from the caller, goes on through transactions, and stands in each line of the log',
  'watch.log': 'However a process ends that is not killed, no line of its log is lost',
  'watch.collector': 'A collector of traces that is away or silent costs no request anything',
  'watch.backups': 'A server makes its first backup at once, and tells metrics and log of it',
  'watch.rules': 'Every alert and every panel of the dashboard asks for metrics and labels that there are',
} as const satisfies Record<string, string>
