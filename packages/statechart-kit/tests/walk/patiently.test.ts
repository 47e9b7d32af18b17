import { describe, expect, test } from 'vitest'
import { CannotWalk } from '../../walk/cannot.ts'
import { patiently } from '../../walk/patiently.ts'

const wrong = { reason: new Error('It was not there') }
const well = { reason: null }

/** A path that goes like this, one walk after the other. */
const walks = (...went: { readonly reason: unknown }[]) => {
  let count = 0
  return { walk: async () => went[(count += 1) - 1] ?? well, counted: () => count }
}

describe('a path that went wrong', () => {
  test('is walked again once what stood in its way is over, and only then', async () => {
    const { walk, counted } = walks(wrong, well)
    expect(await patiently(walk, async () => true)).toBe(well)
    expect(counted()).toBe(2)
    expect(await patiently(walks(wrong).walk, async () => false)).toBe(wrong)
    expect(await patiently(walks(wrong).walk)).toBe(wrong)
  })

  test('cannot be walked where what stands in its way takes too long', async () => {
    const tooLong = new CannotWalk('The server asks to wait 47 min')
    const went = await patiently(walks(wrong).walk, () => Promise.reject(tooLong))
    expect(went).toEqual({ reason: tooLong })
  })

  test('is not asked about where it went well, or cannot be walked', async () => {
    const never = () => Promise.reject(new Error('Nobody asks'))
    const cannot = { reason: new CannotWalk('It needs what was mailed') }
    expect(await patiently(walks(well).walk, never)).toBe(well)
    expect(await patiently(walks(cannot).walk, never)).toBe(cannot)
  })
})
