import type { FormEvent } from '../../machines/draft.ts'

/** What every person does to something that is filled in, whatever it is about. */
export const submits = [{ type: 'form.submitted' }] as const satisfies readonly FormEvent<never>[]

/** Away, and the answers to the question that may follow. */
export const leaves = {
  'form.closed': [{ type: 'form.closed' }],
  'form.kept': [{ type: 'form.kept' }],
  'form.abandoned': [{ type: 'form.abandoned' }],
} as const

/** The parts of the context that guards look at, or that lead elsewhere. */
export const digest = ['draft', 'failure.type', 'failure.code', 'saved.message', 'initial'] as const

/** An answer that names a field, which is then there to be mended. */
export function invalid(field: string) {
  return [{ type: 'invalid', code: 'VALIDATION_FAILED', errors: [{ field, code: 'TEXT_TOO_LONG' }] }] as const
}

/** A dialog that is gone cannot be closed. */
export function isOnScreen(snapshot: { readonly hasTag: (tag: 'open') => boolean }): boolean {
  return snapshot.hasTag('open')
}

/** A day that the server takes, whenever this runs. */
export const comingDay = `${new Date().getFullYear() + 1}-05-04`

export const newKey = (): string => 'key-00001'
