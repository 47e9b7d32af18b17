import fc from 'fast-check'
import type { Json, Parameter } from '../../../generated/schemas.ts'
import { validBody, validValue, type Meant } from '../body-arbitrary.ts'
import type { Operation } from '../contract.ts'

/** Who sends a request. `expired` has a token that no session knows. */
export const SENDERS = ['customer', 'business', 'nobody', 'expired'] as const
export type Sender = (typeof SENDERS)[number]

/** A request, before the values of the scene are put in. */
export type Plan = {
  readonly sender: Sender
  readonly method: string
  readonly path: Json
  readonly query: Json
  readonly headers: Json
  /** JSON to be written, or text, or bytes as they are. */
  readonly body: { readonly json: unknown } | { readonly raw: string | Buffer } | undefined
  readonly contentType: string | undefined
}

/** Who may make a call: those whom `x-roles` names. */
export const allowed = ({ roles }: Operation): Sender[] =>
  SENDERS.filter((sender) => roles.some((role) => role === 'anyone' || role === sender))

/** Requests that the contract allows, by whoever may make the call. */
export function validPlan(
  operation: Operation,
  meant: Meant | undefined,
  body: fc.Arbitrary<Plan['body']>,
): fc.Arbitrary<Plan> {
  const { parameters } = operation
  const at = (place: Parameter['place']): fc.Arbitrary<Json> => {
    const found = parameters.filter((parameter) => parameter.place === place)
    return fc.record(Object.fromEntries(found.map(({ name, schema }) => [name, valueOf(place, schema, meant, name)])), {
      requiredKeys: found.flatMap(({ name, isRequired }) => (isRequired ? [name] : [])),
    })
  }
  return fc.record({
    sender: fc.constantFrom(...allowed(operation)),
    method: fc.constant(operation.method),
    path: at('path'),
    query: at('query'),
    headers: at('header'),
    body,
    contentType: fc.constant(operation.body === undefined ? undefined : 'application/json'),
  })
}

/** JSON bodies that the contract allows; none for a call without one, and where none is needed not always one. */
export function jsonBody(operation: Operation, meant: Meant | undefined): fc.Arbitrary<Plan['body']> {
  if (operation.body === undefined) return fc.constant(undefined)
  const json = validBody(operation.body, meant).map((value) => ({ json: value }))
  return operation.needsBody ? json : fc.option(json, { nil: undefined })
}

/** What a header can hold and what a line of an address can; both are narrower than a text. */
function valueOf(
  place: Parameter['place'],
  schema: Json,
  meant: Meant | undefined,
  name: string,
): fc.Arbitrary<unknown> {
  if (place !== 'header' || schema['pattern'] !== undefined) return validValue(schema, meant, name)
  const { minLength: least, maxLength: most } = schema
  const line = fc.string({
    unit: fc.integer({ min: 0x21, max: 0x7e }).map((code) => String.fromCodePoint(code)),
    minLength: typeof least === 'number' ? least : 0,
    maxLength: typeof most === 'number' ? most : 60,
  })
  return name === 'Accept-Language' ? fc.oneof(fc.constantFrom('en', 'es', 'ar', 'es-MX,es;q=0.8', '*'), line) : line
}
