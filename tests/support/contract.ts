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

/** Every refusal of a call: its own first, then those of any call whose status it answers. */
export function refusalsOf({ raw }: Operation): readonly Refusal[] {
  const answered = Object.keys(objectAt(raw, 'responses'))
  return [...refusalsIn(raw['x-codes']), ...refusalsIn(contract['x-common-codes'])].filter(({ status }) =>
    answered.includes(String(status)),
  )
}

function refusalsIn(table: unknown): readonly Refusal[] {
  return Object.entries(isObject(table) ? table : {}).flatMap(([status, codes]) =>
    (Array.isArray(codes) ? codes : []).filter(isErrorCode).map((code) => ({ status: Number(status), code })),
  )
}
