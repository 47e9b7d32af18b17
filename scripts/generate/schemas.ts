import {
  bodyOf,
  isObject,
  namesIn,
  objectAt,
  schemaNames,
  withoutRemarks,
  type Json,
  type Operation,
} from './contract.ts'

/** A parameter of a call. */
export type Parameter = {
  readonly name: string
  readonly place: string
  readonly isRequired: boolean
  readonly schema: Json
}

/** What a call takes in its address and its headers. */
export function parametersOf({ id, raw }: Operation): Parameter[] {
  const listed = Array.isArray(raw['parameters']) ? raw['parameters'].filter(isObject) : []
  return listed.map((parameter) => {
    const { name, in: place, required } = parameter
    if (typeof name !== 'string' || typeof place !== 'string') throw new Error(`openapi.yaml: a parameter of ${id}`)
    return { name, place, isRequired: required === true, schema: withoutRemarks(objectAt(parameter, 'schema')) }
  })
}

/** `generated/schemas.ts`: the schemas of each call, without references. Those that have a name in the contract are written once. */
export function schemasModule(contract: Json, operations: readonly Operation[]): string {
  const nameOf = schemaNames(contract)
  const named = new Map<string, string>()
  const spelled = (schema: Json): string => {
    const text = JSON.stringify(withoutRemarks(schema))
    const name = nameOf(schema)
    if (name === undefined) return text
    named.set(name, `export const ${name}: Json = ${text}\n`)
    return name
  }
  const headerSets = contract['x-headers']
  const sharedAnswers = objectAt(contract, 'components', 'responses')
  const answerSpelled = answerSpelling(namesIn(headerSets), spelled)
  const answerName = namesIn(sharedAnswers)
  const rows = operations.map((operation) => {
    const { id, body, raw } = operation
    const form = bodyOf(raw, 'multipart/form-data')
    const parts = [
      `parameters: ${JSON.stringify(parametersOf(operation))}`,
      ...(body ? [`body: ${spelled(body)}`] : []),
      ...(form ? [`form: ${spelled(form)}`] : []),
      `answers: { ${answersOf(raw, (answer) => answerName(answer) ?? answerSpelled(answer)).join(', ')} }`,
    ]
    return `  ${id}: { ${parts.join(', ')} },`
  })
  const answers = partsOf(sharedAnswers).map(
    ([name, answer]) => `const ${name}: DeclaredAnswer = ${answerSpelled(answer)}\n`,
  )
  const headers = partsOf(headerSets).map(
    ([name, set]) => `const ${name}: DeclaredAnswer['headers'] = ${headersSpelled(set)}\n`,
  )
  return `import type { OperationId } from './operations.ts'

/** A JSON object of unknown content. */
export type Json = { readonly [key: string]: unknown }

/** What a call takes in its address or its headers. */
export type Parameter = {
  readonly name: string
  readonly place: 'path' | 'query' | 'header'
  readonly isRequired: boolean
  readonly schema: Json
}

/** What a call answers with one status: the headers that it sends, and the schema of the body of each type. */
export type DeclaredAnswer = {
  readonly headers: { readonly [name: string]: { readonly isRequired: boolean; readonly schema: Json } }
  readonly content: { readonly [mediaType: string]: Json }
}

/** The JSON Schemas of a call, without references. */
export type CallSchemas = {
  readonly parameters: readonly Parameter[]
  readonly body?: Json
  readonly form?: Json
  readonly answers: { readonly [status: string]: DeclaredAnswer }
}

${[...named.values(), ...headers, ...answers].join('\n')}
/** What each call takes and answers. */
export const schemas: { readonly [Id in OperationId]: CallSchemas } = {
${rows.join('\n')}
}
`
}

const answersOf = (raw: Json, spelled: (answer: Json) => string): string[] =>
  partsOf(raw['responses']).map(([status, answer]) => `${status}: ${spelled(answer)}`)

/** Makes what writes an answer, with its headers by the name of their set where they have one. */
function answerSpelling(nameOf: (set: Json) => string | undefined, schemaSpelled: (schema: Json) => string) {
  return ({ headers = {}, content }: Json): string => {
    const set = isObject(headers) ? headers : {}
    const bodies = partsOf(content).map(
      ([type, part]) => `${JSON.stringify(type)}: ${schemaSpelled(objectAt(part, 'schema'))}`,
    )
    return `{ headers: ${nameOf(set) ?? headersSpelled(set)}, content: { ${bodies.join(', ')} } }`
  }
}

const headersSpelled = (set: Json): string =>
  JSON.stringify(
    Object.fromEntries(
      partsOf(set).map(([name, header]) => [
        name,
        { isRequired: header['required'] === true, schema: withoutRemarks(objectAt(header, 'schema')) },
      ]),
    ),
  )

const partsOf = (table: unknown): [string, Json][] =>
  Object.entries(isObject(table) ? table : {}).filter((entry): entry is [string, Json] => isObject(entry[1]))
