import { describe, expect, test } from 'vitest'
import { exploredIn } from '../../core/explore.ts'
import { coveringPathsOf, coveringTours, titleOf } from '../../criteria/paths.ts'
import type { Path, Step } from '../../core/edge.ts'
import { walkedPath, type WalkedScene } from '../../walk/record.ts'
import { answersWalked, coverageOf, isWhole } from '../../walk/coverage.ts'
import { answersTable, coverageTable } from '../../walk/coverage-table.ts'
import { letterbox as model } from '../sample-models.ts'
import { UnsupportedError, retryWalk } from '../../walk/unsupported.ts'

function recordOf(
  paths: readonly Path[],
  fails: (step: Step) => boolean = () => false,
  cannot: (path: Path) => string | null = () => null,
): WalkedScene {
  const walked = paths.map((path) => {
    const steps = [
      { event: 'opens', state: path.start, takes: [], duration: 1, error: null },
      ...path.steps.map(({ edge, edge: { label, takes }, state }) => ({
        event: label,
        state,
        takes,
        duration: 1,
        error: fails({ edge, state }) ? 'It was not there' : null,
      })),
    ]
    const skipped = cannot(path)
    const taken = skipped === null ? steps : steps.slice(0, 1)
    return walkedPath(path, { id: 'a1', steps: taken, script: { given: [], steps: [] }, again: null, skipped })
  })
  return { machine: 'letterbox', scene: 'house', language: 'en', at: '2026-01-01T00:00:00.000Z', paths: walked }
}

describe('the answers that were given', () => {
  const all = coveringPathsOf(model, { cover: 'answers' }).flatMap(({ paths }) => paths)

  test('are all when every path went well, and fewer along the covering paths alone', () => {
    const [whole] = answersWalked([model], [recordOf(all)])
    expect(whole).toMatchObject({ call: 'send', covered: whole?.declared, missing: [] })
    const covering = coveringPathsOf(model, { headless: false }).flatMap(({ paths }) => paths)
    const [some] = answersWalked([model], [recordOf(covering)])
    expect(some?.missing).toContain('torn')
    expect(some).toMatchObject({
      declared: whole?.declared,
      covered: (whole?.declared ?? 0) - (some?.missing.length ?? 0),
    })
  })

  test('are without one that was not followed by what its machine says', () => {
    const record = recordOf(all, ({ edge }) => edge.label === 'send: torn')
    const calls = answersWalked([model], [record]).filter(({ call }) => call === 'send')
    expect(calls.map(({ missing }) => missing)).toEqual([['torn']])
    expect(answersTable(calls)).toMatch(/^call +given +declared +missing\nsend +\d+ +\d+ +torn\n/)
  })
})

test('what was tried and went wrong is failed, and not missing', () => {
  const paths = coveringPathsOf(model, { headless: false, joined: false }).flatMap((each) => each.paths)
  const coverage = coverageOf(model, [recordOf(paths, ({ edge: { label } }) => label.includes('postman.ended'))])
  expect(coverage.failed.length).toBeGreaterThan(0)
  expect(coverage.failed.filter((id) => coverage.missing.includes(id) || coverage.inBrowser.includes(id))).toEqual([])
  expect(coverage.missing).toEqual(coverageOf(model, [recordOf(paths)]).missing)
  expect(isWhole({ ...coverage, missing: [], paths: coverage.passed })).toBe(false)
})

test('what cannot be walked here is counted and named with its reason, and is neither missing nor wrong', () => {
  const paths = exploredIn(model).flatMap((explored) =>
    coveringTours(model, explored, { headless: false }).flatMap((tour) => tour.map(({ path }) => path)),
  )
  const isMissing = (path: Path) => titleOf(path).includes('postman.ended')
  const why = 'The browser cannot do it'
  const coverage = coverageOf(model, [recordOf(paths, undefined, (path) => (isMissing(path) ? why : null))])
  expect(coverage.cannot).toBe(paths.filter(isMissing).length)
  expect(Math.min(coverage.cannot, coverage.skipped.length)).toBeGreaterThan(0)
  const { missing } = coverageOf(model, [recordOf(paths)])
  expect(coverage).toMatchObject({ missing, passed: paths.length - coverage.cannot })
  expect(isWhole({ ...coverage, missing: [] })).toBe(true)
  const table = coverageTable([coverage])
  expect(table).toMatch(/^machine .* passed +seconds +skipped +paths skipped\n/)
  for (const { id } of coverage.skipped) expect(table).toContain(`skipped: letterbox: ${id}: ${why}`)
  expect(table).toContain(`skipped ${coverage.cannot} of ${paths.length} paths: ${why}`)
})

test('a path that went wrong is walked again once what was in its way is over, and only then', async () => {
  const [wrong, well] = [{ reason: new Error('It was not there') }, { reason: null }]
  /** A path that goes wrong, and then well. */
  const walks = () => {
    const left = [wrong, well]
    return { left, walk: async () => left.shift() ?? well }
  }
  const { walk, left } = walks()
  expect([await retryWalk(walk, async () => true), left]).toEqual([well, []])
  expect(await retryWalk(walks().walk, async () => false)).toBe(wrong)
  expect(await retryWalk(walks().walk)).toBe(wrong)
  const tooLong = new UnsupportedError('The server asks to wait 47 min')
  expect(await retryWalk(walks().walk, () => Promise.reject(tooLong))).toEqual({ reason: tooLong })
})
