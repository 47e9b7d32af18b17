import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { bufferedWriter } from '../../../server/platform/buffered-writer.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const writer = () => {
  const written: string[] = []
  return { written, ...bufferedWriter((text) => written.push(text), 100) }
}

test('what comes within a moment is written together, and nothing where nothing came', () => {
  const { write, written } = writer()
  write('one\n')
  vi.advanceTimersByTime(99)
  write('two\n')
  expect(written).toEqual([])
  vi.advanceTimersByTime(1)
  expect(written).toEqual(['one\ntwo\n'])
  vi.advanceTimersByTime(1000)
  expect(written).toEqual(['one\ntwo\n'])
})

test('much is written at once', () => {
  const { write, written } = writer()
  const line = `${'x'.repeat(9999)}\n`
  write(line)
  expect(written).toEqual([])
  write(line)
  expect(written).toEqual([line + line])
  vi.advanceTimersByTime(1000)
  expect(written).toHaveLength(1)
})

test('what is left is written when it is asked for, once', () => {
  const { write, flush, written } = writer()
  write('last\n')
  flush()
  flush()
  vi.advanceTimersByTime(1000)
  expect(written).toEqual(['last\n'])
})
