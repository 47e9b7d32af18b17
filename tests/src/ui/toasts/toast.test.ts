import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  leaveToasts,
  outdateToasts,
  takeOverToasts,
  toast,
  type ToastMessage,
} from '../../../../src/ui/toasts/toast.ts'
import { shows } from '../../../support/shows.ts'

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
    leaveToasts()
    expect(shown.map(({ text }) => text)).toEqual(['Login successful'])
    vi.advanceTimersByTime(100)
    // A redirect leads to the same screen, whoever goes on leaves it.
    leaveToasts()
    expect(shown.map(({ text }) => text)).toEqual(['Login successful'])
    vi.advanceTimersByTime(1000)
    leaveToasts()
    expect(shown).toEqual([])
    toast.success('Job posted successfully')
    outdateToasts()
    expect(shown).toEqual([])
  },
)
