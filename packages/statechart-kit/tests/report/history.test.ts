import { describe, expect, it } from 'vitest'
import { courseOf, isHistory, KEPT, runOf, withRun, type History } from '../../report/history.ts'
import type { WalkedScene } from '../../walk/record.ts'
import { kettleWith, letterbox } from '../sample-models.ts'

const kettle = kettleWith(2)
const path = { machine: 'kettle', language: 'en', id: 'a1' }

/** What a run of the kettle's one path has left. */
function walked(passed: boolean, language = 'en'): WalkedScene {
  const known = {
    id: 'a1',
    title: 'a path',
    start: 'cold',
    end: 'hot',
    takes: [],
    steps: [],
    duration: 20,
    again: null,
  }
  const script = { given: [], steps: [] }
  return { machine: 'kettle', scene: 'office', language, at: AT, paths: [{ ...known, passed, script }] }
}
const AT = '2026-01-01T00:00:00Z'

const historyOf = (...results: readonly boolean[]): History =>
  results.reduce<History>((history, passed) => withRun(history, runOf(AT, 'one', [kettle], [walked(passed)])), [])

describe('what came of a path', () => {
  it('is the same each time, or not', () => {
    expect(courseOf(historyOf(true, true), kettle, path)).toEqual({ results: [true, true], isFlaky: false })
    expect(courseOf(historyOf(false, false), kettle, path)).toEqual({ results: [false, false], isFlaky: false })
    expect(courseOf(historyOf(true, false, true), kettle, path)).toEqual({
      results: [true, false, true],
      isFlaky: true,
    })
  })

  it('does not count while the chart was another', () => {
    const before = runOf(AT, 'one', [{ ...letterbox, name: 'kettle' }], [walked(false)])
    expect(courseOf([before, ...historyOf(true)], kettle, path)).toEqual({ results: [true], isFlaky: false })
  })

  it('is no flicker where another version of the app fails', () => {
    const broken = runOf(AT, 'two', [kettle], [walked(false)])
    expect(courseOf([...historyOf(true), broken], kettle, path)).toEqual({ results: [true, false], isFlaky: false })
    const again = runOf(AT, 'two', [kettle], [walked(true)])
    expect(courseOf([...historyOf(true), broken, again], kettle, path).isFlaky).toBe(true)
  })

  it('is no flicker of runs that wrote down no version of the app', () => {
    const old = historyOf(true, false).map(({ at, charts, results }) => ({ at, charts, results }))
    expect(courseOf(old, kettle, path)).toEqual({ results: [true, false], isFlaky: false })
  })

  it('is told by language, and of runs that walked it', () => {
    const history = [
      ...historyOf(true),
      runOf(AT, 'one', [kettle], [walked(false, 'es')]),
      runOf(AT, 'one', [letterbox], []),
    ]
    expect(courseOf(history, kettle, path).results).toEqual([true])
    expect(courseOf(history, kettle, { ...path, language: 'es' }).results).toEqual([false])
    expect(courseOf(history, kettle, { ...path, id: 'b2' }).results).toEqual([])
  })
})

it('remembers the last runs', () => {
  const results = Array.from({ length: KEPT + 3 }, (_, index) => index < 4)
  const history = historyOf(...results)
  expect(history.length).toBe(KEPT)
  expect(courseOf(history, kettle, path).results.filter(Boolean)).toEqual([true])
  expect([isHistory(JSON.parse(JSON.stringify(history))), isHistory([{ at: AT }])]).toEqual([true, false])
})
