import { describe, expect, test } from 'vitest'
import { UnsupportedError } from '../../walk/unsupported.ts'
import { retryWalk } from '../../walk/retry.ts'

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
    expect(await retryWalk(walk, async () => true)).toBe(well)
    expect(counted()).toBe(2)
    expect(await retryWalk(walks(wrong).walk, async () => false)).toBe(wrong)
    expect(await retryWalk(walks(wrong).walk)).toBe(wrong)
  })

  test('cannot be walked where what stands in its way takes too long', async () => {
    const tooLong = new UnsupportedError('The server asks to wait 47 min')
    const went = await retryWalk(walks(wrong).walk, () => Promise.reject(tooLong))
    expect(went).toEqual({ reason: tooLong })
  })

  test('is not asked about where it went well, or cannot be walked', async () => {
    const never = () => Promise.reject(new Error('Nobody asks'))
    const cannot = { reason: new UnsupportedError('It needs what was mailed') }
    expect(await retryWalk(walks(well).walk, never)).toBe(well)
    expect(await retryWalk(walks(cannot).walk, never)).toBe(cannot)
  })
})
