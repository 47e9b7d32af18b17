import { expect, test, vi } from 'vitest'
import type { Check } from '../../../machines/form/types.ts'
import { laterCheck } from '../../../src/actors/later-check.ts'

type Draft = { readonly name: string }

const rules: Check<Draft> = ({ name }) => (name === '' ? [{ field: 'name', code: 'NAME_REQUIRED' }] : [])
const wrong: Draft = { name: '' }
const never = new Promise<void>(() => undefined)

test('the rules are fetched with the first touch', async () => {
  const { promise: awake, resolve: touch } = Promise.withResolvers<void>()
  const load = vi.fn<() => Promise<Check<Draft>>>(async () => rules)
  const check = laterCheck({ awake }, load)
  expect(load).not.toHaveBeenCalled()
  touch()
  await vi.waitFor(() => expect(check(wrong)).toEqual([{ field: 'name', code: 'NAME_REQUIRED' }]))
  expect(check({ name: 'Ana' })).toEqual([])
  expect(load).toHaveBeenCalledTimes(1)
})

test('until they have arrived nothing is complained about, and asking fetches them', async () => {
  const load = vi.fn<() => Promise<Check<Draft>>>(async () => rules)
  const check = laterCheck({ awake: never }, load)
  expect(check(wrong)).toEqual([])
  await vi.waitFor(() => expect(check(wrong)).toHaveLength(1))
  expect(load).toHaveBeenCalledTimes(1)
})

test('rules that could not be fetched are asked for again', async () => {
  const load = vi
    .fn<() => Promise<Check<Draft>>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockResolvedValue(rules)
  const check = laterCheck({ awake: never }, load)
  await vi.waitFor(() => expect(check(wrong)).toHaveLength(1))
  expect(load).toHaveBeenCalledTimes(2)
})
