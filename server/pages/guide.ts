import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { version } from '../../generated/client/calls.ts'
import { projectFolder } from '../platform/paths.ts'
import { cachedText } from '../platform/http/cached-responses.ts'
import { PROBLEMS } from '../platform/http/error-responses.ts'
import { docsPage, escaped } from './layout/html.ts'

/** The guide's address. The reference next to it lists every call. */
const GUIDE = '/docs/guide'

const EXAMPLES = join(projectFolder, 'docs/examples')

/** `/docs/guide`: the first five minutes with the API, from programs that are tried as they stand. */
export function serveGuide(app: FastifyInstance, publicUrl: string): void {
  app.get(
    GUIDE,
    cachedText('text/html', async () =>
      docsPage({
        title: 'The API in five minutes',
        address: GUIDE,
        publicUrl,
        scripts: ['guide'],
        main: await guide(),
      }),
    ),
  )
}

async function guide(): Promise<string> {
  const wire = ['first-calls.sh', 'main_job.py', 'receiver.ts'].map((name) => `over-the-wire/${name}`)
  const [mainJob, firstCalls, python, receiver] = await Promise.all(
    ['with-the-client/main-job.ts', ...wire].map(program),
  )
  const [heyApi, orval, zodClient, oazapfts, heyApiConfig, orvalConfig] = await Promise.all(
    [
      'hey-api/generate.sh',
      'orval/generate.sh',
      'openapi-zod-client/generate.sh',
      'oazapfts/generate.sh',
      'hey-api/openapi-ts.config.mjs',
      'orval/orval.config.mjs',
    ].map((name) => program(`over-the-wire/generators/${name}`)),
  )
  return `
<p>Each call stands in the <a href="/docs">reference</a> as a program too: curl, TypeScript and Python, with the address that you read it on.</p>
<p>Everything that the app does goes through one API, which is open to any program: every call, field, limit and error stands in the
<a href="/docs">reference</a>, and in <a href="/v1/openapi.yaml">openapi.yaml</a> for generators. All calls are below <code>/v1</code>,
take and give JSON, and want <code>Authorization: Bearer …</code> but for those that anyone may make. Two of these take a token if you have
one, for it says whose a file is: <code>/upload-file</code> and <code>/files/ID</code>.</p>

<h2 id="curl">First calls</h2>
<p>On a server with the demo town, with nothing but curl: log in, list jobs, and be refused once.</p>
${firstCalls}

<h2 id="typescript">The main job in TypeScript</h2>
<p>With the client of this very server: every call by a clean name, types of what it takes, gives and may be refused with; it repeats what
may be repeated and reads lists page by page. Node 24 runs the program as it is; the client alone works with Node 20, and in browsers.</p>
<pre tabindex="0"><code>npm init -y &amp;&amp; npm pkg set type=module
npm install http://localhost:3000/docs/bidfair-client-${version}.tgz</code></pre>
<p><code>main-job.ts</code>: sign up, post a job with a photo, bid, accept, complete, rate. Run it by
<code>node main-job.ts http://localhost:3000 photo.jpg</code>.</p>
${mainJob}

<h2 id="python">The same in Python</h2>
<p>With nothing but Python 3.9 or newer: <code>python3 main_job.py http://localhost:3000 photo.jpg</code>.</p>
${python}

<h2 id="generators">With a generator</h2>
<p>A client of your own, in the names of the wire: <code>curl -O http://localhost:3000/v1/openapi.yaml</code>, then one of these, each of
which is tried with this contract. What they make compiles strictly, takes a <code>File</code> to upload, and knows the codes of refusals.</p>
<p><a href="https://heyapi.dev">Hey API</a>, with <code>openapi-ts.config.mjs</code>:</p>
${heyApi}
${heyApiConfig}
<p><a href="https://orval.dev">Orval</a>, with <code>orval.config.mjs</code>:</p>
${orval}
${orvalConfig}
<p><a href="https://github.com/astahmer/openapi-zod-client">openapi-zod-client</a>, which checks answers as they come; its client needs
<code>npm install @zodios/core axios zod@3</code>:</p>
${zodClient}
<p><a href="https://github.com/oazapfts/oazapfts">oazapfts</a>; its client needs <code>npm install @oazapfts/runtime</code>:</p>
${oazapfts}

<h2 id="failures">Failures</h2>
<p>The status says of which kind it is, <code>code</code> what it is and never changes its name, <code>errors</code> which fields are wrong,
<code>Message</code> what to show, in the language of <code>Accept-Language</code> (en, es, ar).
<a href="${PROBLEMS}">All codes</a>, who answers them, and what to do. <code>Accept: application/problem+json</code> gets the same as RFC 9457.</p>

<h2 id="versions">Later versions</h2>
<p>They add calls, fields and values, and remove none. Answers are open: ignore fields that you do not know. Requests are closed: a field
that the contract does not name is refused with <code>UNKNOWN_FIELD</code>.</p>

<h2 id="repeating">Repeating</h2>
<p>An answer that was lost leaves one not knowing. Calls that change something take an <code>Idempotency-Key</code>, new for each thing that
you mean to do: sent again with the same key and body they act once and give the first answer again for 24 hours, with
<code>Idempotent-Replayed: true</code>. After 500, 503 or no answer send it again with the same key.</p>

<h2 id="lists">Lists</h2>
<p>Send <code>limit</code>, and from the second page on as <code>cursor</code> the <code>nextCursor</code> of the page before; it is
<code>null</code> on the last one. A cursor belongs to its list, job and order; any other refuses it with <code>CURSOR_INVALID</code>. Keep the filters, too. What appears meanwhile is neither skipped nor repeated, and no page costs more than the first.</p>

<h2 id="limits">Limits</h2>
<p>Each answer says how many requests may come in which time (<code>RateLimit-Policy: "all calls";q=600;w=60</code>: 600 in 60 seconds) and how
many are left (<code>RateLimit: "all calls";r=597;t=42</code>). Past that it is 429, with the seconds to wait in <code>Retry-After</code>.</p>

<h2 id="keys">Keys</h2>
<p>A program that runs without you gets a key, made under For developers in the app, with an end and scopes. Each call of the reference names
the scope that it needs. Conversations need <code>messages:read</code> and <code>messages:write</code>, webhooks <code>webhooks</code>.</p>

<h2 id="files">Files</h2>
<p>Upload each by <code>POST /v1/upload-file</code>, field <code>file</code>, and hand the link of the answer to the call that it belongs to.
One that nothing refers to within 24 hours is removed. Links to pictures of conversations and of finished work are signed and work for 30 to 60
minutes, that of an upload for 24 hours: ask again for newer ones, or send the token of a party along.</p>

<h2 id="stream">What happens, as it happens</h2>
<p><code>curl --no-buffer --header "Authorization: Bearer $token" http://localhost:3000/v1/notifications/stream</code> is a stream of
server-sent events. After a lost connection send the last id as <code>Last-Event-ID</code>, and nothing is missed. An event
<code>reset</code> says that the id is unknown or too old: forget it, and load again what you keep.</p>

<h2 id="webhooks">Webhooks</h2>
<p>Or let it come to you: add a webhook under For developers in the app, choose what it is told of (jobs, bids, ratings, messages, checks), and
keep the secret that is shown once. What you would be notified of is posted there, signed as
<a href="https://www.standardwebhooks.com">Standard Webhooks</a> says, which has libraries for many languages:
<code>npm install standardwebhooks</code>, and <code>receiver.ts</code>:</p>
${receiver}
<p>An event says what happened and to which job; what it is like now, ask the API. <code>webhook-id</code> stays the same whenever an event is
sent, for that may happen more than once; <code>sequence</code> counts the events of a job that the address is sent, and they come in that order. Answer
2xx within 10 seconds. What is not taken is sent again after 5 seconds, 5 minutes, half an hour and so on for 3 days; then, or at once after
410, the address is switched off, and you are told by mail. Under For developers you see each try, send a test, and send an event again.</p>
`
}

/** A program, verbatim. */
async function program(name: string): Promise<string> {
  return `<pre tabindex="0"><code>${escaped(await readFile(join(EXAMPLES, name), 'utf8'))}</code></pre>`
}
