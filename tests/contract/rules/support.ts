import { expect } from 'vitest'
import type { ErrorCode } from '../../../generated/codes.ts'
import type { FieldError } from '../../../generated/field-errors.ts'

type Check = (body: unknown) => FieldError[]
type Body = Readonly<Record<string, unknown>>

/**
 * Expects a good body to pass, and each change of it to be refused at that field alone, with the code. A field that a
 * change sets to `undefined` is left out.
 */
export function expectRules(
  check: Check,
  good: Body,
  broken: readonly (readonly [field: string, value: unknown, code: ErrorCode])[],
): void {
  expect(check(good)).toEqual([])
  const verdicts = broken.map(([field, value]) => ({ field, value, errors: check(changed(good, field, value)) }))
  expect(verdicts).toEqual(broken.map(([field, value, code]) => ({ field, value, errors: [{ field, code }] })))
}

/** Expects a body without one of these fields, or with an empty one, to be refused at it with its code. */
export function expectRequired(check: Check, good: Body, codes: Readonly<Record<string, ErrorCode>>): void {
  const rows = Object.entries(codes)
  expectRules(
    check,
    good,
    rows.flatMap(([field, code]) => [undefined, ''].map((value) => [field, value, code] as const)),
  )
}

/** Expects a good body to pass with each of these values too, and without the field. */
export function expectOptional(check: Check, good: Body, field: string, values: readonly unknown[]): void {
  const verdicts = [undefined, ...values].map((value) => ({ value, errors: check(changed(good, field, value)) }))
  expect(verdicts).toEqual([undefined, ...values].map((value) => ({ value, errors: [] })))
}

function changed(good: Body, field: string, value: unknown): Body {
  const { [field]: _, ...rest } = good
  return value === undefined ? rest : { ...rest, [field]: value }
}
