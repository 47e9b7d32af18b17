import { bodyOf, isObject, objectAt, schemaNames, withoutRemarks, type Json, type Operation } from './contract.ts'

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
  const rows = operations.map((operation) => {
    const { id, body, raw } = operation
    const form = bodyOf(raw, 'multipart/form-data')
    const parts = [
      `parameters: ${JSON.stringify(parametersOf(operation))}`,
      ...(body ? [`body: ${spelled(body)}`] : []),
      ...(form ? [`form: ${spelled(form)}`] : []),
      `answers: { ${answersOf(raw, spelled).join(', ')} }`,
    ]
    return `  ${id}: { ${parts.join(', ')} },`
  })
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

/** What a call answers with one status: the schema of each header that it sends, and of the body of each type. */
export type DeclaredAnswer = {
  readonly headers: { readonly [name: string]: Json }
  readonly content: { readonly [mediaType: string]: Json }
}

/** The JSON Schemas of a call, without references. */
export type CallSchemas = {
  readonly parameters: readonly Parameter[]
  readonly body?: Json
  readonly form?: Json
  readonly answers: { readonly [status: string]: DeclaredAnswer }
}

${[...named.values()].join('\n')}
/** What each call takes and answers. */
export const schemas: { readonly [Id in OperationId]: CallSchemas } = {
${rows.join('\n')}
}
`
}

function answersOf(raw: Json, spelled: (schema: Json) => string): string[] {
  return Object.entries(objectAt(raw, 'responses'))
    .filter((entry): entry is [string, Json] => isObject(entry[1]))
    .map(([status, { headers, content }]) => `${status}: { headers: {${each(headers)}}, content: {${each(content)}} }`)

  function each(parts: unknown): string {
    return Object.entries(isObject(parts) ? parts : {})
      .filter((entry): entry is [string, Json] => isObject(entry[1]))
      .map(([name, part]) => `${JSON.stringify(name)}: ${spelled(objectAt(part, 'schema'))}`)
      .join(', ')
  }
}
