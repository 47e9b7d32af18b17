import { afterEach, beforeEach, expect, test, vi, it } from 'vitest'
import {
  dismissOnNavigation,
  dismissOnRetry,
  takeOverToasts,
  toast,
  type ToastMessage,
} from '../../../src/ui/toasts/toast.ts'
import { shows } from '../../support/shows.ts'
import { freePlace } from '../../../src/ui/toasts/toaster.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test(
  'a toast goes with its screen, and what led to the new screen stays until somebody tries something else',
  shows('screen.toasts'),
  () => {
    const shown: ToastMessage[] = []
    takeOverToasts({
      show: (message) => shown.push(message),
      hideUntil: (time) => void shown.splice(0, shown.length, ...shown.filter(({ at }) => at > time)),
    })
    toast.success('Job updated successfully')
    vi.advanceTimersByTime(3000)
    toast.success('Login successful')
    dismissOnNavigation()
    expect(shown.map(({ text }) => text)).toEqual(['Login successful'])
    vi.advanceTimersByTime(100)
    // A redirect leads to the same screen, and going on leaves it.
    dismissOnNavigation()
    expect(shown.map(({ text }) => text)).toEqual(['Login successful'])
    vi.advanceTimersByTime(1000)
    dismissOnNavigation()
    expect(shown).toEqual([])
    toast.success('Job posted successfully')
    dismissOnRetry()
    expect(shown).toEqual([])
  },
)

const room = { top: 0, bottom: 640 }
const save = { top: 391, bottom: 439 }
const password = { top: 492, bottom: 540 }

it('a toast keeps away from controls where there is room', () => {
  expect(freePlace({ top: 500, bottom: 550 }, room, [save, password])).toBe(544)
})

it('a toast fits into a gap that is hardly higher than itself', () => {
  const others = [
    { top: 0, bottom: 363 },
    { top: 560, bottom: 640 },
  ]
  expect(freePlace({ top: 502, bottom: 552 }, room, [save, password, ...others])).toBe(442)
})

it('a toast stays where it is wanted if all is taken', () => {
  expect(freePlace({ top: 500, bottom: 550 }, room, [room])).toBe(500)
})
