import type { OperationId } from '../../../generated/operations.ts'
import { wire } from '../../../generated/client/wire-server.ts'
import type { Caller } from '../caller.ts'
import { DomainError } from '../domain-error.ts'
import { inPayloadShape, type LooseFields } from './field-aliases.ts'

/** What is generated for each operation, as code that handles any of them sees it. */
type Translation = Readonly<{
  fromWire?(body: unknown): unknown
  toWire?(answer: object): object
  wireFields?: Readonly<Record<string, string>>
  callerFields?: Readonly<Record<string, string>>
  looseFields?: LooseFields['looseFields']
  aliases?: LooseFields['aliases']
}>

const translations: Readonly<Record<OperationId, Translation>> = wire

/** A body with its fields by the names and in the shapes of the contract, before it is checked: a second name or shape is accepted, too. */
export function acceptedBody(id: OperationId, body: unknown): unknown {
  const { aliases, looseFields } = translations[id]
  return aliases === undefined && looseFields === undefined ? body : inPayloadShape(body, { aliases, looseFields })
}

/** A checked body in clean names. */
export function bodyFromWire(id: OperationId, body: unknown): unknown {
  const { fromWire } = translations[id]
  return fromWire === undefined ? body : fromWire(body)
}

/** An answer in the names of the wire. */
export function answerToWire(id: OperationId, answer: object): object {
  const { toWire } = translations[id]
  return toWire === undefined ? answer : toWire(answer)
}

/** Refuses a checked body whose fields contradict the token, which alone says who calls. */
export function refuseOtherCaller(id: OperationId, body: unknown, caller: Caller | null): void {
  const { callerFields } = translations[id]
  if (callerFields === undefined || typeof body !== 'object' || body === null) return
  for (const [field, means] of Object.entries(callerFields)) {
    const given: unknown = Reflect.get(body, field)
    const isOther =
      means === 'id'
        ? typeof given === 'string' && given.toLowerCase() !== caller?.id
        : typeof given === 'number' && (given === 1) !== (caller?.role === 'business')
    if (isOther) throw new DomainError('ID_MISMATCH')
  }
}

/** What a handler refused, with the fields by their names on the wire. */
export function refusalToWire(id: OperationId, error: unknown): unknown {
  const { wireFields } = translations[id]
  if (!(error instanceof DomainError) || error.details.errors === undefined || wireFields === undefined) return error
  const errors = error.details.errors.map(({ field, code }) => ({ field: wireFields[field] ?? field, code }))
  return new DomainError(error.code, { ...error.details, errors })
}
