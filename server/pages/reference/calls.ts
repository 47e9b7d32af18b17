import { eventExample, examples } from '../../../generated/examples.ts'
import { operations, type Operation } from '../../../generated/operations.ts'
import { bodyFromWire } from '../../platform/http/wire.ts'
import type { CallLimit } from '../../platform/http/rate-limit-hooks.ts'
import { escaped, singleQuoted } from '../layout/html.ts'
import { listOf, partOf, textOf, type Contract, type Json } from './contract.ts'
import { fieldsOf, listed } from './fields.ts'
import { inLine, paragraphs } from './markdown.ts'
import {
  answersPart,
  bodyPart,
  contentOf,
  parametersOf,
  refusalsPart,
  json,
  requestSample,
  answerSample,
} from './parts.ts'

/** What the page is made of. */
export type Source = Readonly<{ contract: Contract; limits: ReadonlyMap<string, CallLimit> }>

/** A call as the contract writes it, and what is generated of it. */
export type WrittenCall = Readonly<{ operation: Operation; written: Json; tag: string }>

/** Every call of the contract, in the order in which they are written. */
export function callsOf({ root }: Contract): WrittenCall[] {
  return Object.values<Operation>(operations).flatMap((operation) => {
    const written = partOf(root, 'paths', operation.path, operation.method.toLowerCase())
    const [tag] = listOf(written['tags'])
    return typeof tag === 'string' ? [{ operation, written, tag }] : []
  })
}

/** Everything about a call: what it is for and who may make it, what it takes, gives and may be refused with, and samples. */
export function callSection(source: Source, { operation, written }: WrittenCall): string {
  const { contract } = source
  const { id, method, path, roles } = operation
  const body = contentOf(written['requestBody'])
  const parameters = parametersOf(contract, written)
  const isStream = contentOf(partOf(written, 'responses', '200'))?.type === 'text/event-stream'
  // What `browser/try.ts` sends it by, and `browser/code.ts` writes programs of.
  const tried = {
    method,
    path,
    roles: roles.join(' '),
    places: JSON.stringify(
      parameters.map(({ name, place, isRequired, beside }) => ({
        name,
        place,
        sample: isRequired ? textOf(beside['example']) : '',
      })),
    ),
    body: body?.type ?? '',
    name: textOf(written['x-name']),
    input: clientInput(operation, parameters),
  }
  const data = Object.entries(tried).map(([key, value]) => ` data-${key}='${singleQuoted(value)}'`)
  const own = parameters.filter(({ isCommon }) => !isCommon)
  const common = parameters.filter(({ isCommon }) => isCommon).map(({ name }) => name)
  return `<section class="call" id="${id}"${isStream ? '' : data.join('')}>
<div>${heading(id, written)}
<p class="address"><b>${method}</b> <code>/v1${path}</code></p>
${paragraphs(textOf(written['description']))}${factsPart(source, { operation, written }, common)}
${titled('Parameters', listed(contract, own, 'sent'))}
${bodyPart(contract, operation, body)}
${answersPart(contract, written)}
${refusalsPart(operation)}</div>
<div class="samples">${requestSample(operation, body)}
${isStream ? '<p>A stream goes on and on: <a href="/docs/guide#stream">hear it with curl</a>.</p>' : ''}${answerSample(operation)}</div>
</section>`
}

/** What the client is given to make the call as it is shown, as JSON; empty for nothing. */
function clientInput({ id }: Operation, parameters: ReturnType<typeof parametersOf>): string {
  const inPath = parameters
    .filter(({ place }) => place === 'path')
    .map(({ name, beside }) => [name, beside['example']] as const)
  const input: unknown = examples[id].body ?? Object.fromEntries(inPath)
  if (examples[id].body === undefined && inPath.length === 0) return ''
  return JSON.stringify(bodyFromWire(id, input), null, 2)
}

/** What is sent to an address of somebody’s program. */
export function webhookSection({ contract }: Source): string {
  const written = partOf(contract.root, 'webhooks', 'event', 'post')
  const schema = contentOf(written['requestBody'])?.schema
  const event = contract.find(schema)
  const answers = Object.entries(partOf(written, 'responses')).map(
    ([status, answer]) => `<div><dt>${status}</dt><dd>${inLine(textOf(partOf(answer)['description']))}</dd></div>`,
  )
  return `<section class="call" id="event">
<div>${heading('event', written)}
<p class="address"><b>POST</b> your address</p>
${paragraphs(textOf(written['description']))}
${titled('Headers', listed(contract, parametersOf(contract, written), 'answered'))}
${titled('Body', `${paragraphs(textOf(event.json['description']))}${fieldsOf(contract, event, 'answered')}`)}
${titled('What to answer', `<dl class="codes">${answers.join('')}</dl>`)}</div>
<div class="samples"><h4>Sent</h4><pre><code>${json(eventExample)}</code></pre></div>
</section>`
}

const heading = (id: string, written: Json): string =>
  `<h3><a href="#${id}">${escaped(textOf(written['summary']))}</a></h3>`

const titled = (title: string, html: string): string => (html === '' ? '' : `<h4>${title}</h4>${html}`)

/** Who may make the call, and what programs call it. */
function factsPart(
  { limits }: Source,
  { operation, written }: Omit<WrittenCall, 'tag'>,
  headers: readonly string[],
): string {
  const { roles, token, scope, id } = operation
  const who = {
    none: 'Anyone, without a token',
    optional: 'Anyone, with or without a token',
    required: '',
    operator: 'Operators',
  }[token]
  const keys = who !== '' ? '' : scope === null ? ', no keys' : `, keys with <code>${scope}</code>`
  const reason = textOf(written['x-reason'])
  const facts = [
    ['For', `${who || roles.map((role) => WHO[role]).join(' and ')}${keys}`],
    ['In the client', `<code>client.${textOf(written['x-name'])}()</code>`],
    ['In the contract', `<code>${id}</code>${reason && `, which came later: ${inLine(reason)}`}`],
    ['At most', limitWords(limits.get(id))],
    ['Headers', headers.map((name) => `<a href="#headers">${name}</a>`).join(', ')],
  ].filter(([, text]) => text !== '')
  return `<dl class="facts">${facts.map(([term, text]) => `<div><dt>${term}</dt><dd>${text}</dd></div>`).join('')}</dl>`
}

function limitWords(limit: CallLimit | undefined): string {
  if (limit === undefined) return ''
  const { max, minutes, of: whom = 'address', together } = limit
  const time = { 1: 'a minute', 60: 'an hour' }[minutes] ?? `in ${minutes} minutes`
  return `${max} ${time} for each ${whom}${together === undefined ? '' : `, counted as <code>${escaped(together)}</code>`}`
}

const WHO = {
  anyone: 'Anyone',
  customer: 'Customers',
  business: 'Businesses',
  owner: 'owners',
  support: 'support',
  viewer: 'viewers',
} as const
