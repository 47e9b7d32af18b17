import { expect, test } from 'vitest'
import { loaded } from '../../../../src/ui/lists/loaded.ts'
import { shows } from '../../../support/shows.ts'

const retry = () => undefined
const snapshot = (value: string | null, busy: boolean) => ({ context: { value }, hasTag: () => busy })

test('what was loaded stays to be offered while it is loaded again', () => {
  expect(loaded(snapshot('tree', false), retry)).toEqual({ status: 'ready', value: 'tree' })
  expect(loaded(snapshot('tree', true), retry)).toEqual({ status: 'ready', value: 'tree' })
})

test('nothing yet is loading or failed, and what failed can be tried again', shows('message.read-failure'), () => {
  expect(loaded(snapshot(null, true), retry)).toEqual({ status: 'loading' })
  expect(loaded(snapshot(null, false), retry)).toEqual({ status: 'failed', retry })
})
