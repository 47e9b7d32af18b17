import { expect } from 'vitest'
import { bodyChecks } from '../../../generated/checks.ts'
import type { ErrorCode } from '../../../generated/codes.ts'

type Body = Readonly<Record<string, unknown>>
type Rows = Readonly<{
  /** Values that break the rule of a field, with the code that the field alone is refused with. */
  broken: readonly (readonly [field: string, values: readonly unknown[], code: ErrorCode])[]
  /** Further values that a field may have. */
  taken?: readonly (readonly [field: string, values: readonly unknown[]])[]
}>

/** The errors that a call finds in a body. */
export const check = (call: keyof typeof bodyChecks, body: unknown) => bodyChecks[call]?.(body)

/** Judges changes of a good body. A field whose value is `undefined` is left out. */
export function expectRules(call: keyof typeof bodyChecks, good: Body, { broken, taken = [] }: Rows): void {
  const rows = [
    ...taken.flatMap(([field, values]) => values.map((value) => ({ field, value, errors: [] }))),
    ...broken.flatMap(([field, values, code]) => values.map((value) => ({ field, value, errors: [{ field, code }] }))),
  ]
  const changed = (field: string, value: unknown): Body => {
    const { [field]: _, ...rest } = good
    return value === undefined ? rest : { ...rest, [field]: value }
  }
  expect(check(call, structuredClone(good))).toEqual([])
  expect(rows.map(({ field, value }) => ({ field, value, errors: check(call, changed(field, value)) }))).toEqual(rows)
}

/** What a field that is needed must not be. */
export const MISSING = [undefined, '']
const LINK = 'http://localhost:3000/v1/files/3q2-7wAAECAwQFBgcICQ'
/** So many files of the server. */
export const links = (count: number): string[] => Array<string>(count).fill(LINK)
