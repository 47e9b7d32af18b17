import { describe, expect, it, vi } from 'vitest'
import { lazy, retryFailedLoads } from '../../src/shared/lazy.ts'

const lost = new TypeError('Failed to fetch dynamically imported module')

describe('code that comes later', () => {
  it('is fetched once, for all who ask, and is here from then on', async () => {
    const load = vi.fn<() => Promise<string>>(async () => 'code')
    const code = lazy(load)
    expect([load.mock.calls.length, code.here()]).toEqual([0, null])
    expect(await Promise.all([code.fetch(), code.promise(), code.fetch()])).toEqual(['code', 'code', 'code'])
    expect([load.mock.calls.length, code.here()]).toEqual([1, 'code'])
  })

  it('is asked for again by who wants it, where it could not be had', async () => {
    const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(lost).mockResolvedValue('code')
    const code = lazy(load)
    await expect(code.fetch()).rejects.toBe(lost)
    expect(code.here()).toBe(null)
    expect(await code.fetch()).toBe('code')
  })

  it('stays lost to rendering until that is renewed', async () => {
    const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(lost).mockResolvedValue('code')
    const code = lazy(load)
    const first = code.promise()
    await expect(first).rejects.toBe(lost)
    expect(code.promise()).toBe(first)
    retryFailedLoads()
    expect(await code.promise()).toBe('code')
  })
})
