import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isErrorCode, type ErrorCode } from '../../generated/codes.ts'
import { isObject, objectAt, operationsOf, parseContract, type Operation } from '../../scripts/generate/contract.ts'

/** The text of openapi.yaml. */
export const contractText = readFileSync(join(import.meta.dirname, '../../openapi.yaml'), 'utf8')

/** openapi.yaml, parsed. */
export const contract = parseContract(contractText)

/** Every call of openapi.yaml. */
export const operations = operationsOf(contract)

/** A code that a call may be refused with, and the status that it comes with. */
export type Refusal = { readonly status: number; readonly code: ErrorCode }

/** Every refusal of a call: by status its own codes, and where it has none of its own those of any call. */
export function refusalsOf({ raw }: Operation): readonly Refusal[] {
  return Object.keys(objectAt(raw, 'responses')).flatMap((status) => {
    const own = codesAt(raw['x-codes'], status)
    return (own.length > 0 ? own : codesAt(common, status)).map((code) => ({ status: Number(status), code }))
  })
}

/** Those that no other call need know of: without what any may be refused for. */
export function ownRefusalsOf(operation: Operation): readonly Refusal[] {
  return refusalsOf(operation).filter(({ status, code }) => !codesAt(common, String(status)).includes(code))
}

const common = contract['x-common-codes']

function codesAt(table: unknown, status: string): readonly ErrorCode[] {
  const codes = isObject(table) ? table[status] : undefined
  return (Array.isArray(codes) ? codes : []).filter(isErrorCode)
}
