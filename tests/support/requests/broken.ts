import fc from 'fast-check'
import sharp from 'sharp'
import type { Parameter } from '../../../generated/schemas.ts'
import { acceptedBody } from '../../../server/platform/http/wire.ts'
import { propertiesOf, type Meant } from '../body-arbitrary.ts'
import type { Operation } from '../contract.ts'
import { breaksOf, verdictOn, type Verdict } from './breaks.ts'
import { type Sender, allowed, jsonBody, marked, SENDERS, validPlan, type Plan } from './plan.ts'

/** One way to get a call wrong: requests with exactly that mistake, each with the answer it must get. */
export type Broken = {
  readonly rule: string
  readonly requests: fc.Arbitrary<{ readonly plan: Plan; readonly verdict: Verdict }>
}

const malformed: Verdict = { statuses: [400], codes: ['MALFORMED_REQUEST'] }
const unsupported: Verdict = { statuses: [415], codes: ['UNSUPPORTED_MEDIA_TYPE'] }

/** Every way to get this call wrong that its entry in the contract knows, and those that any request knows. */
export function brokenRequests(operation: Operation, valid: fc.Arbitrary<Plan>): Broken[] {
  return [
    ...brokenFields(operation, valid),
    ...operation.parameters.flatMap((parameter) => brokenParameter(parameter, valid)),
    ...(operation.body === undefined ? [] : brokenBodies(valid)),
    ...(operation.method === 'GET' ? [] : [wrongType(valid)]),
    wrongMethod(operation, valid),
    ...wrongSender(operation, valid),
  ]
}

function brokenFields(operation: Operation, valid: fc.Arbitrary<Plan>): Broken[] {
  const { id, body } = operation
  if (body === undefined) return []
  // Some fields have a second spelling, which is none of the contract's mistakes.
  const isWrong = (json: unknown) => verdictOn(body, acceptedBody(id, json)) !== undefined
  return breaksOf(body).map(({ rule, values }) => ({
    rule,
    requests: fc.tuple(valid, values.filter(isWrong)).map(([plan, json]) => ({
      plan: { ...plan, body: { json } },
      verdict: verdictOn(body, acceptedBody(id, json)) ?? malformed,
    })),
  }))
}

function brokenParameter(parameter: Parameter, valid: fc.Arbitrary<Plan>): Broken[] {
  const { name, place, schema } = parameter
  // An address and a header are text; only its content can be wrong.
  const breaks = breaksOf(schema).filter(({ rule }) => rule !== 'type')
  // An address that is too odd is not the address of the call any more.
  const verdict: Verdict =
    place === 'path' ? { statuses: [400, 404], codes: ['MALFORMED_REQUEST', 'NOT_FOUND'] } : malformed
  const part = ({ path: 'path', query: 'query', header: 'headers' } as const)[place]
  return breaks.map(({ rule, values }) => {
    const texts = values.map((value) => standing(place, String(value))).filter((text) => text !== '')
    return {
      rule: `${name} ${rule}`,
      requests: fc
        .tuple(valid, texts)
        .map(([plan, text]) => ({ plan: { ...plan, [part]: { ...plan[part], [name]: text } }, verdict })),
    }
  })
}

/** A header is bytes of one line; an empty piece of an address, or one of dots, makes it another address. */
function standing(place: Parameter['place'], text: string): string {
  if (place === 'header') return text.replaceAll(/[^\x21-\x7E]/gu, 'x')
  return place === 'path' ? text.replace(/^\.{1,2}$/, '') : text
}

/** What is no JSON, or no JSON that a body can be. */
const NO_BODIES: readonly (readonly [rule: string, raw: fc.Arbitrary<string | Buffer>, verdict?: Verdict])[] = [
  ['JSON cut off', fc.constantFrom('{', '{"a":', '{"a":1', '[', '"', '{"jobid":"0')],
  [
    'no JSON',
    fc.constantFrom('{a:1}', "{'a':1}", '{"a":1,}', 'NaN', 'undefined', '{"a":01}', '{} {}', '\u0000', '<xml/>', 'a=1'),
  ],
  ['not an object', fc.constantFrom('null', '[]', '[{}]', '"text"', '1', 'true')],
  [
    'no UTF-8',
    fc.constantFrom(0xff, 0xc0, 0x80).map((byte) => Buffer.from([0x7b, 0x22, byte, 0x22, 0x3a, 0x31, 0x7d])),
  ],
  ['poisoned prototype', fc.constantFrom('{"__proto__":{"a":1}}', '{"constructor":{"prototype":{"a":1}}}')],
  [
    'nested without end',
    fc.constantFrom(30, 1000, 15_000).map((depth) => `{"a":${'['.repeat(depth)}${']'.repeat(depth)}}`),
  ],
  [
    'too large',
    fc.constantFrom(256 * 1024, 300_000, 2_000_000).map((size) => `{"a":"${'x'.repeat(size)}"}`),
    { statuses: [413], codes: ['BODY_TOO_LARGE'] },
  ],
]

function brokenBodies(valid: fc.Arbitrary<Plan>): Broken[] {
  const raw = NO_BODIES.map(([rule, texts, verdict = malformed]): Broken => ({
    rule,
    requests: fc.tuple(valid, texts).map(([plan, text]) => ({ plan: { ...plan, body: { raw: text } }, verdict })),
  }))
  const zero: Broken = {
    rule: 'zero character',
    requests: valid
      .filter(hasText)
      .map((plan) => ({ plan: { ...plan, body: { json: withZero(plan) } }, verdict: malformed })),
  }
  return [...raw, zero]
}

const jsonOf = ({ body }: Plan): Record<string, unknown> => {
  const json = body !== undefined && 'json' in body ? body.json : undefined
  return typeof json === 'object' && json !== null ? { ...json } : {}
}

const hasText = (plan: Plan): boolean => Object.keys(jsonOf(plan)).length > 0 || plan.body === undefined

/** The first text of a body with a zero character in it; one that has none gets it as a name. */
function withZero(plan: Plan): Record<string, unknown> {
  const json = jsonOf(plan)
  const found = Object.entries(json).find(([, value]) => typeof value === 'string')
  return found === undefined ? { ...json, extra: '\0' } : { ...json, [found[0]]: `${String(found[1])}\0` }
}

const TYPES = [
  'text/plain',
  'text/json',
  'application/xml',
  'application/x-www-form-urlencoded',
  'application/jsonx',
  'nonsense',
]

function wrongType(valid: fc.Arbitrary<Plan>): Broken {
  return {
    rule: 'wrong content type',
    requests: fc.tuple(valid, fc.constantFrom(...TYPES)).map(([plan, contentType]) => ({
      plan: { ...plan, contentType, body: plan.body ?? { raw: '{}' } },
      verdict: unsupported,
    })),
  }
}

function wrongMethod({ method }: Operation, valid: fc.Arbitrary<Plan>): Broken {
  const others = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].filter((other) => other !== method)
  return {
    rule: 'wrong method',
    requests: fc.tuple(valid, fc.constantFrom(...others)).map(([plan, other]) => ({
      plan: { ...plan, method: other, ...(other === 'GET' && { body: undefined, contentType: undefined }) },
      verdict: { statuses: [405], codes: ['METHOD_NOT_ALLOWED'] },
    })),
  }
}

/** Whose tokens are nobody's to calls for accounts, as those of accounts are to calls for operators. */
const isOperator = (sender: Sender): boolean => sender === 'owner' || sender === 'support' || sender === 'viewer'

/** Everybody whom the contract does not let in. */
function wrongSender(operation: Operation, valid: fc.Arbitrary<Plan>): Broken[] {
  const welcome = allowed(operation)
  return SENDERS.filter((sender) => !welcome.includes(sender)).map((sender) => ({
    rule: `sent by ${sender}`,
    requests: valid.map((plan) => ({
      plan: { ...plan, sender },
      verdict:
        sender === 'nobody' || sender === 'expired' || isOperator(sender) !== (operation.token === 'operator')
          ? { statuses: [401], codes: ['UNAUTHORIZED'] }
          : { statuses: [403], codes: ['ROLE_NOT_ALLOWED'] },
    })),
  }))
}

/** Requests without a mistake, to put one into. */
export const soundRequests = (operation: Operation, meant: Meant): fc.Arbitrary<Plan> =>
  validPlan(operation, meant, jsonBody(operation, meant)).map((plan) => {
    // Who of the two roles has to name the other one is nothing that a schema can say.
    const names = operation.codes.includes('BUSINESS_REQUIRED') && plan.sender === 'customer'
    return names ? { ...plan, body: { json: { businessId: marked('business'), ...jsonOf(plan) } } } : plan
  })

const BOUNDARY = 'the-end-of-a-part'
const FORM = `multipart/form-data; boundary=${BOUNDARY}`

type Part = { readonly field: string; readonly fileName: string; readonly type: string; readonly content: Buffer }

/** One small file of every kind that is taken: pictures in each format, and a document. */
export async function sampleFiles(): Promise<{ readonly pictures: readonly Buffer[]; readonly document: Buffer }> {
  const picture = sharp({ create: { width: 8, height: 8, channels: 3, background: 'teal' } })
  const formats = ['jpeg', 'png', 'webp', 'gif', 'avif'] as const
  const pictures = await Promise.all(formats.map((format) => picture.clone().toFormat(format).toBuffer()))
  const document = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n')
  return { pictures, document }
}

/** Forms that a call takes, and every way to get them wrong; undefined for a call that takes none. */
export async function formRequests(
  operation: Operation,
  sound: fc.Arbitrary<Plan>,
): Promise<{ readonly valid: fc.Arbitrary<Plan>; readonly broken: readonly Broken[] } | undefined> {
  if (operation.form === undefined) return undefined
  const fields = propertiesOf(operation.form).map(([name]) => name)
  const { pictures, document } = await sampleFiles()
  const parts = fc.record({
    field: fc.constantFrom(...fields),
    fileName: fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom('', 'tap.jpg', '../../etc/passwd', 'x'.repeat(300)),
      fc.constantFrom('قط.png', 'tap\u202Egpj.exe', 'li\u00ADcence.pdf'),
    ),
    type: fc.constantFrom('image/jpeg', 'application/pdf', 'text/plain', 'application/octet-stream'),
    content: fc.constantFrom(...pictures, document),
  })
  const valid = fc.tuple(sound, parts).map(([plan, part]): Plan => ({ ...plan, ...sent(written(part)) }))
  const one = (rule: string, change: (part: Part) => Pick<Plan, 'body' | 'contentType'>, verdict: Verdict): Broken => ({
    rule,
    requests: fc.tuple(sound, parts).map(([plan, part]) => ({ plan: { ...plan, ...change(part) }, verdict })),
  })
  const told = (status: number, code: string): Verdict => ({
    statuses: [status],
    codes: [code],
    field: fields[0] ?? '',
  })
  const content = (bytes: Buffer) => (part: Part) => sent(written({ ...part, content: bytes }))
  const [jpeg = document] = pictures
  return {
    valid,
    broken: [
      one('file missing', () => sent(Buffer.from(`--${BOUNDARY}--\r\n`)), told(422, 'FILE_MISSING')),
      one('another field', (part) => sent(written({ ...part, field: 'picture' })), told(422, 'FILE_MISSING')),
      one('empty file', content(Buffer.alloc(0)), told(415, 'FILE_TYPE_NOT_ALLOWED')),
      one(
        'another kind of file',
        content(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')),
        told(415, 'FILE_TYPE_NOT_ALLOWED'),
      ),
      one('damaged picture', content(jpeg.subarray(0, 30)), told(422, 'FILE_UNREADABLE')),
      one('large picture', content(Buffer.concat([jpeg, Buffer.alloc(10_000_001)])), told(413, 'FILE_TOO_LARGE')),
      one('cut off', (part) => sent(written(part).subarray(0, -20)), malformed),
      one('no boundary', (part) => ({ ...sent(written(part)), contentType: 'multipart/form-data' }), malformed),
      one(
        'wrong content type',
        (part) => ({ ...sent(written(part)), contentType: 'application/octet-stream' }),
        unsupported,
      ),
      one('JSON', () => ({ body: { json: { file: 'x' } }, contentType: 'application/json' }), unsupported),
      one('nothing', () => ({ body: undefined, contentType: undefined }), unsupported),
    ],
  }
}

const sent = (raw: Buffer): Pick<Plan, 'body' | 'contentType'> => ({ body: { raw }, contentType: FORM })

function written({ field, fileName, type, content }: Part): Buffer {
  const name = fileName.replaceAll(/[\r\n"]/g, '_')
  const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${field}"; filename="${name}"\r\nContent-Type: ${type}\r\n\r\n`
  return Buffer.concat([Buffer.from(head), content, Buffer.from(`\r\n--${BOUNDARY}--\r\n`)])
}
