import { errorStatus } from '../../../generated/codes.ts'
import { messages } from '../../../generated/messages/en.ts'
import { commonCodes, operations, type Operation } from '../../../generated/operations.ts'
import { escaped } from '../layout/html.ts'
import { listOf, partOf, textOf, type Contract, type Json } from './contract.ts'
import { fieldsOf, isShape, listed, typeOf } from './fields.ts'
import { codeLink, inLine, paragraphs } from './markdown.ts'
import { examples } from '../../../generated/examples.ts'

/** A kind of body, and its schema. */
export type Content = Readonly<{ type: string; schema: unknown }>

export const JSON_TYPE = 'application/json'

/** The first kind of content of a body or an answer; undefined for none. */
export function contentOf(body: unknown): Content | undefined {
  const [found] = Object.entries(partOf(body, 'content'))
  return found && { type: found[0], schema: partOf(found[1])['schema'] }
}

/** Headers that most calls take: they are told once. */
const COMMON = ['AcceptLanguage', 'IdempotencyKey']

/** What a call takes beside a body, as fields. */
export function parametersOf(contract: Contract, written: Json) {
  return listOf(written['parameters']).map((node) => {
    const found = contract.find(node)
    const { schema, name, in: place, required, ...beside } = found.json
    const isCommon = found.name !== undefined && COMMON.includes(found.name)
    return { name: textOf(name), place: textOf(place), schema, isRequired: required === true, beside, isCommon }
  })
}

/** The headers that most calls take, and those that answers carry. */
export function commonHeaders(contract: Contract): string {
  const parameters = COMMON.map((name) => ({ $ref: `#/components/parameters/${name}` }))
  const sets = Object.values(partOf(contract.root, 'x-headers')).flatMap((set) => Object.entries(partOf(set)))
  const answered = headersOf(contract, Object.fromEntries(sets))
  return `${listed(contract, parametersOf(contract, { parameters }), 'sent')}
<h3>Of answers</h3>
${listed(contract, answered, 'answered')}`
}

/** Headers of an answer, as fields. */
const headersOf = (contract: Contract, headers: Json) =>
  Object.entries(headers).map(([name, header]) => {
    const { schema, required, ...beside } = contract.find(header).json
    return { name, schema, isRequired: required === true, beside }
  })

/** The body that a call takes; nothing for one without. */
export function bodyPart(contract: Contract, { needsBody, bodyLimit }: Operation, body: Content | undefined): string {
  if (body === undefined) return ''
  const found = contract.find(body.schema)
  const remarks = [
    body.type === JSON_TYPE ? 'JSON' : `<code>${body.type}</code>`,
    ...(needsBody ? [] : ['may be left out']),
    ...(bodyLimit > LEAST_LIMIT ? [`at most ${Math.ceil(bodyLimit / 1000)} kB`] : []),
  ]
  const text = paragraphs(textOf(found.json['description']))
  return `<h4>Body <small>${remarks.join(', ')}</small></h4>${text}${fieldsOf(contract, found, 'sent')}`
}

/** What any body may have, in bytes. */
const LEAST_LIMIT = Math.min(...Object.values<Operation>(operations).map(({ bodyLimit }) => bodyLimit))

/** What is answered when all goes well. */
export function answersPart(contract: Contract, written: Json): string {
  const told = Object.values(partOf(contract.root, 'x-headers')).map((set) => partOf(set))
  return Object.entries(partOf(written, 'responses'))
    .filter(([status]) => status < '4')
    .map(([status, node]) => {
      const { json: answer } = contract.find(node)
      const headers = headersOf(contract, partOf(answer, 'headers')).filter(
        ({ name }) => !told.some((set) => Object.hasOwn(set, name)),
      )
      const what = [textOf(answer['description']) && inLine(textOf(answer['description'])), kindOf(contract, answer)]
      return `<h4>Answer, ${status}</h4><p>${what.filter(Boolean).join(': ')}</p>${listed(contract, headers, 'answered')}${answerFields(contract, answer)}`
    })
    .join('\n')
}

/** What kind of answer it is, where no fields tell. */
function kindOf(contract: Contract, answer: Json): string {
  const { type, schema } = contentOf(answer) ?? {}
  if (type !== JSON_TYPE) {
    const types = Object.keys(partOf(answer, 'content'))
    return types.map((each) => `<code>${each}</code>`).join(', ')
  }
  const found = contract.find(schema)
  return isShape(contract, found) || found.json['oneOf'] !== undefined ? typeOf(contract, schema) : ''
}

function answerFields(contract: Contract, answer: Json): string {
  const { type, schema } = contentOf(answer) ?? {}
  const found = contract.find(schema)
  if (type !== JSON_TYPE || isShape(contract, found)) return ''
  return `${paragraphs(textOf(found.json['description']))}${fieldsOf(contract, found, 'answered')}`
}

/** The codes of its own with their words. */
export function refusalsPart({ codes }: Operation): string {
  const own = codes.filter((code) => !commonCodes.includes(code))
  const entries = own.map(
    (code) => `<div><dt>${errorStatus[code]}</dt><dd>${codeLink(code)} ${escaped(messages[code])}</dd></div>`,
  )
  const list = own.length === 0 ? '' : `<dl class="codes">${entries.join('')}</dl>`
  return `<h4>Refusals</h4>${list}<p class="common">As <a href="#failures">any call</a>.</p>`
}

/** JSON escaped for a page. */
export const json = (value: unknown): string => escaped(JSON.stringify(value, null, 2))

/** The request as sent over the wire. `.sent` holds the body for trying the call. */
export function requestSample({ id, method, path, roles }: Operation, body: Content | undefined): string {
  const lines = [
    `${method} /v1${path}`,
    ...(roles.includes('anyone') ? [] : ['Authorization: Bearer …']),
    ...(body === undefined ? [] : [`Content-Type: ${body.type}`]),
  ]
  const isText = body?.type === JSON_TYPE
  const sent = isText ? `\n\n<span class="sent">${json(examples[id].body)}</span>` : ''
  const file = body === undefined || isText ? '' : '\n\nfile: …'
  return `<h4>Request</h4><pre><code>${escaped(lines.join('\n'))}${sent}${file}</code></pre>`
}

/** An answer of more lines than this is shown when asked for. */
const MANY_LINES = 24

export function answerSample({ id }: Operation): string {
  const { answer } = examples[id]
  if (answer === undefined) return ''
  const text = json(answer)
  const open = text.split('\n').length > MANY_LINES ? '' : ' open'
  return `<details${open}><summary>Answer</summary><pre><code>${text}</code></pre></details>`
}
