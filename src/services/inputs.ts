import type { FieldError } from '../../generated/field-errors.ts'
import type { CleanFields } from './client.ts'
import type { Schemas } from './types.ts'

/** What an operation of the contract takes. */
type Taking<Input> = { readonly toWire: (input: Input) => object; readonly cleanFields: CleanFields }

/** A validator that is generated for an operation. It cleans the body in place. */
export type Check = (body: unknown) => readonly FieldError[]

/**
 * The rules that a form breaks: those of the contract for what it would send, by our names of the fields, one error a field. `gaps`
 * tells what a draft lacks of an input; it goes before.
 */
export const checkOf =
  <Filled extends readonly unknown[], Input>(
    { toWire, cleanFields }: Taking<Input>,
    inputOf: (...filled: Filled) => Input,
    gaps: (...filled: Filled) => readonly FieldError[] = () => [],
  ) =>
  (check: Check) =>
  (...filled: Filled): readonly FieldError[] => {
    const errors = check({ ...toWire(inputOf(...filled)) })
    const byField = new Map<string, FieldError>()
    for (const { field, code } of [...gaps(...filled), ...renamed(errors, cleanFields)]) {
      if (!byField.has(field)) byField.set(field, { field, code })
    }
    return [...byField.values()]
  }

/** Errors by our names of their fields. */
export const renamed = (errors: readonly FieldError[], cleanFields: CleanFields): readonly FieldError[] =>
  errors.map(({ field, code }) => ({ field: cleanFields[field] ?? field, code }))

/** A valid id, for checking only the typed part of an input. */
export const someId = '00000000-0000-7000-8000-000000000000'

/** The amount of a draft; 0, which every rule refuses, if there is none or the text was not understood. */
export const amountOf = (text: string): number => (/^\d+(\.\d{1,2})?$/.test(text) ? Number(text) : 0)

export const isBlank = (text: string): boolean => text.trim() === ''

/** A field that is left out where nothing was typed. */
export const optional = <Name extends string>(name: Name, text: string): { readonly [Key in Name]?: string } => {
  const field: { [Key in Name]?: string } = {}
  if (!isBlank(text)) Object.assign(field, { [name]: text.trim() })
  return field
}

/** How the contract says yes and no. */
export const flag = (yes: boolean): Schemas['Flag'] => (yes ? 1 : 0)

/** The picture of a slot that holds one at most. */
export const pictureIn = ([url]: readonly string[]): Schemas['Picture'] => (url === undefined ? null : { url })

/** Which page of a list is wanted. */
export type PageQuery = {
  /** The cursor of the page before; null for the first page. */
  readonly after: string | null
  /** How many rows to give. */
  readonly limit: number
}

/** How a list is asked for its next page; `after` is null for the first one. */
export const cursorAt = (after: string | null): { readonly cursor?: string } =>
  after === null ? {} : { cursor: after }
