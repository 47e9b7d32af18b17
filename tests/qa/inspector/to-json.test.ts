import { createActor, createMachine } from 'xstate'
import { expect, test } from 'vitest'
import { HIDDEN } from 'statechart-kit/core/serializable'
import { toJson } from '../../../qa/inspector/to-json.ts'

test('secrets are left out, under whatever name and however deep', () => {
  const shown = toJson({
    type: 'login.submitted',
    draft: { email: 'ana@example.com', password: 'secret1', oldPassword: 'secret2', newPassword: '' },
    session: { token: 'abc', user: { name: 'Ana' } },
    headers: [{ Authorization: 'Bearer abc' }],
  })
  expect(shown).toEqual({
    type: 'login.submitted',
    draft: { email: 'ana@example.com', password: HIDDEN, oldPassword: HIDDEN, newPassword: '' },
    session: { token: HIDDEN, user: { name: 'Ana' } },
    headers: [{ Authorization: HIDDEN }],
  })
})

test('a typed password is left out where its field only names it', () => {
  expect(toJson({ type: 'field.changed', field: 'password', value: 'secret1' })).toEqual({
    type: 'field.changed',
    field: 'password',
    value: HIDDEN,
  })
})

test('a token is known by its shape where its name says nothing', () => {
  expect(toJson({ request: 'x'.repeat(43) })).toEqual({ request: HIDDEN })
  expect(toJson({ request: '0199f3a4-7c1e-7b52-9d7e-2f6a1c9b8e10' })).toEqual({
    request: '0199f3a4-7c1e-7b52-9d7e-2f6a1c9b8e10',
  })
})

test('what cannot be sent to another page is told in words', () => {
  const circle: Record<string, unknown> = { size: Number.NaN, gone: undefined, done: () => 1 }
  circle['self'] = circle
  const child = createActor(createMachine({}), { id: 'upload' })
  expect(toJson({ circle, child, file: new Blob(['abc']), error: new RangeError('far'), at: new Date(0) })).toEqual({
    circle: { size: 'NaN', gone: '–', self: '(again)' },
    child: '→ upload',
    file: 'file of 3 bytes',
    error: 'RangeError: far',
    at: '1970-01-01T00:00:00.000Z',
  })
})
