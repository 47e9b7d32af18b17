import { isObject, objectAt, operationsOf, type Json, type Operation } from '../../scripts/generate/contract.ts'

/** Whether a value comes from the client or goes to it. */
type Way = 'sent' | 'answered'

/**
 * What a client of the contract `before` does or reads that `after` no longer has, a line each. Whatever only grows is no
 * finding: calls, what may be sent, fields and values of answers. Both contracts have their `$ref`s replaced.
 */
export function brokenPromises(before: Json, after: Json): string[] {
  const now = new Map(operationsOf(after).map((one) => [`${one.method} ${one.path}`, one]))
  return operationsOf(before).flatMap((one) => {
    const name = `${one.method} ${one.path}`
    const same = now.get(name)
    if (same === undefined) return [`${name} is gone`]
    const wasOpen = isOpen(before, one) && !isOpen(after, same)
    return [
      ...(same.id === one.id ? [] : [`is now called ${same.id}`]),
      ...(wasOpen ? ['asks for a token'] : []),
      ...parameters(one.raw, same.raw),
      ...body(one.raw, same.raw),
      ...answers(one.raw, same.raw),
    ].map((finding) => `${name} ${finding}`)
  })
}

/** Without a token: `security` lists no way in, or one that needs nothing. */
function isOpen(contract: Json, { raw }: Operation): boolean {
  const ways = listIn(raw['security'] ?? contract['security'])
  return ways.length === 0 || ways.some((way) => isObject(way) && Object.keys(way).length === 0)
}

const listIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
const objectIn = (value: unknown): Json => (isObject(value) ? value : {})

function parameters(before: Json, after: Json): string[] {
  const known = byName(before)
  return [...byName(after)].flatMap(([name, parameter]) => {
    const was = known.get(name)
    const isNeeded = parameter['required'] === true && was?.['required'] !== true
    const narrowed = was === undefined ? [] : schemas(objectIn(was['schema']), objectIn(parameter['schema']), 'sent')
    return [...(isNeeded ? [`needs ${name}`] : []), ...narrowed.map((finding) => `${name}${finding}`)]
  })
}

function byName(raw: Json): Map<string, Json> {
  const all = listIn(raw['parameters']).filter(isObject)
  return new Map(all.map((one) => [`${String(one['in'])} ${String(one['name'])}`, one]))
}

function body(before: Json, after: Json): string[] {
  const [was, is] = [objectIn(before['requestBody']), objectIn(after['requestBody'])]
  const isNeeded = is['required'] === true && was['required'] !== true
  return [...(isNeeded ? ['needs a body'] : []), ...contents(was, is, 'sent').map((finding) => `body${finding}`)]
}

function answers(before: Json, after: Json): string[] {
  const now = objectIn(after['responses'])
  return Object.entries(objectAt(before, 'responses')).flatMap(([status, answer]) => {
    const same = now[status]
    if (!isObject(same)) return status.startsWith('2') ? [`answers ${status} no more`] : []
    return contents(objectIn(answer), same, 'answered').map((finding) => `${status}${finding}`)
  })
}

function contents(before: Json, after: Json, way: Way): string[] {
  const now = objectIn(after['content'])
  return Object.entries(objectIn(before['content'])).flatMap(([type, media]) => {
    const same = now[type]
    if (!isObject(same)) return [` is no ${type}`]
    return schemas(objectIn(objectIn(media)['schema']), objectIn(same['schema']), way)
  })
}

/** Whatever may be sent is still taken; whatever is answered is something that was known. */
function schemas(before: Json, after: Json, way: Way): string[] {
  const [needed, there] = way === 'sent' ? [before, after] : [after, before]
  return kindsIn(needed).flatMap((one) => {
    const same = kindsIn(there).filter((other) => other['type'] === one['type'])
    const tries = same.map((other) => (way === 'sent' ? narrowed(one, other) : reduced(other, one)))
    if (tries.length === 0) return [` ${way === 'sent' ? 'is not taken as' : 'may be'} ${String(one['type'])}`]
    return tries.reduce((best, next) => (next.length < best.length ? next : best))
  })
}

/** The schema apart: each of its alternatives, and each of its types. */
function kindsIn(schema: Json): Json[] {
  const alternatives = listIn(schema['oneOf']).filter(isObject)
  if (alternatives.length > 0) return alternatives.flatMap(kindsIn)
  const types = schema['type']
  return Array.isArray(types) ? listIn(types).map((type) => ({ ...schema, type })) : [schema]
}

const MOST = ['maximum', 'maxLength', 'maxItems']
const LEAST = ['minimum', 'minLength', 'minItems']
const RULES = ['pattern', 'format', 'not', 'multipleOf', 'uniqueItems']

/** What could be sent of one kind, and is refused now. */
function narrowed(before: Json, after: Json): string[] {
  const [was, is] = [fieldsOf(before), fieldsOf(after)]
  const isClosed = after['additionalProperties'] === false
  const values = valuesOf(after)
  const lost = values && (valuesOf(before) ?? ['others']).filter((value) => !values.includes(value))
  const bounds = [
    ...MOST.filter((rule) => numberAt(after, rule, Infinity) < numberAt(before, rule, Infinity)),
    ...LEAST.filter((rule) => numberAt(after, rule, -Infinity) > numberAt(before, rule, -Infinity)),
    ...RULES.filter((rule) => ruleAt(after, rule) !== undefined && ruleAt(after, rule) !== ruleAt(before, rule)),
  ]
  return [
    ...(lost ?? []).map((value) => ` does not take ${value}`),
    ...bounds.map((rule) => ` has a narrower ${rule}`),
    ...requiredIn(after)
      .filter((name) => !requiredIn(before).includes(name))
      .map((name) => `.${name} is needed`),
    ...Object.keys(was)
      .filter((name) => isClosed && !(name in is))
      .map((name) => `.${name} is not taken`),
    ...inside(before, after, 'sent'),
  ]
}

/** What was answered of one kind, and is not any more. */
function reduced(before: Json, after: Json): string[] {
  const is = fieldsOf(after)
  // An only value may be spelt as a list of one.
  const isOther = 'const' in before && valuesOf(after)?.join() !== String(before['const'])
  return [
    ...(isOther ? [` is not ${String(before['const'])}`] : []),
    ...RULES.filter((rule) => ruleAt(before, rule) !== ruleAt(after, rule)).map((rule) => ` has another ${rule}`),
    ...Object.keys(fieldsOf(before))
      .filter((name) => !(name in is))
      .map((name) => `.${name} is gone`),
    ...requiredIn(before)
      .filter((name) => name in is && !requiredIn(after).includes(name))
      .map((name) => `.${name} may be missing`),
    ...inside(before, after, 'answered'),
  ]
}

/** The same of what both have inside. */
function inside(before: Json, after: Json, way: Way): string[] {
  const is = fieldsOf(after)
  const items = [before['items'], after['items']]
  const [was, now] = items
  return [
    ...(isObject(was) && isObject(now) ? schemas(was, now, way).map((finding) => `[]${finding}`) : []),
    ...Object.entries(fieldsOf(before)).flatMap(([name, field]) => {
      const same = is[name]
      if (!isObject(field) || !isObject(same)) return []
      return schemas(field, same, way).map((finding) => `.${name}${finding}`)
    }),
  ]
}

const fieldsOf = (schema: Json): Json => objectIn(schema['properties'])
const requiredIn = (schema: Json): string[] => listIn(schema['required']).map(String)

function valuesOf(schema: Json): string[] | undefined {
  if ('const' in schema) return [String(schema['const'])]
  return Array.isArray(schema['enum']) ? schema['enum'].map(String) : undefined
}

/** A rule as text. That a text holds bytes binds nobody: it tells generators to type a file. */
function ruleAt(schema: Json, rule: string): string | undefined {
  return rule === 'format' && schema[rule] === 'binary' ? undefined : JSON.stringify(schema[rule])
}

function numberAt(schema: Json, rule: string, without: number): number {
  const value = schema[rule]
  return typeof value === 'number' ? value : without
}
