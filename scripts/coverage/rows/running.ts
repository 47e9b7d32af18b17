/** What holds for whoever runs it: starting, stopping, and what may fail meanwhile. Ids are stable; tests name them. */
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
  'running.reference-size': 'The reference weighs at most 500 kB, with all that it loads',
} as const satisfies Record<string, string>
