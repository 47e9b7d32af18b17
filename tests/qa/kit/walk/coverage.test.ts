import { exploredIn } from 'statechart-kit/explore'
import { describe, expect, test } from 'vitest'
import { details } from '../../../../qa/models/details.ts'
import type { Model } from 'statechart-kit/model'
import { coveringPathsOf, coveringTours, titleOf, type Path, type Step } from 'statechart-kit/paths'
import { operations, refusalsOf } from '../../../support/contract.ts'
import { walkedPath, type WalkedScene } from 'statechart-kit/walk/record'
import { answersTable, answersWalked, coverageOf, coverageTable, isWhole } from 'statechart-kit/walk/coverage'

/** A record of paths as if all had gone well, but for the steps that fail. */
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
  return { machine: 'details', scene: 'customer-job', language: 'en', at: '2026-01-01T00:00:00.000Z', paths: walked }
}

const all = coveringPathsOf(details, { headless: false, cover: 'answers' }).flatMap(({ paths }) => paths)

describe('the paths with every answer', () => {
  test('give every code that the contract lists for the call, wherever the screen of a job waits for it', () => {
    const call = operations.find(({ id }) => id === 'getCustomerJob')
    // To a machine a refusal for its lateness is an answer that did not come in time.
    const codes = call ? refusalsOf(call).filter(({ status }) => status < 500 && status !== 408) : []
    expect(codes.length).toBeGreaterThan(8)
    const edges = all.flatMap(({ steps }) => steps.map(({ edge }) => edge))
    const isGiven = (code: string, state: string) =>
      edges.some(({ at, label }) => at === state && new RegExp(`^load: \\w+ ${code}( |$)`).test(label))
    for (const state of ['loading', 'refreshing']) {
      expect(codes.filter(({ code }) => !isGiven(code, state))).toEqual([])
    }
  })

  test('tell a line that breaks from one that is not there', () => {
    const labels = all.flatMap(({ steps }) => steps.map(({ edge }) => edge.label))
    expect(labels).toContainEqual(expect.stringMatching(/^load: offline, line dropped/))
    expect(labels).toContain('load: timedOut, status 408')
  })
})

describe('the answers that were given', () => {
  const job = all.filter(({ scene }) => scene.name === 'customer-job')
  const model: Model = { ...details, scenes: [details.scenes[0]] }

  test('are all when every path went well, and fewer along the covering paths alone', () => {
    const [whole] = answersWalked([model], [recordOf(job)])
    expect(whole).toMatchObject({ call: 'getCustomerJob', covered: whole?.declared, missing: [] })
    const covering = coveringPathsOf(model, { headless: false }).flatMap(({ paths }) => paths)
    const [some] = answersWalked([model], [recordOf(covering)])
    expect(some?.missing).toContain('serverFailed')
    expect(some).toMatchObject({
      declared: whole?.declared,
      covered: (whole?.declared ?? 0) - (some?.missing.length ?? 0),
    })
  })

  test('are without one that was not followed by what its machine says', () => {
    const record = recordOf(job, ({ edge }) => edge.label === 'load: malformed')
    const calls = answersWalked([model], [record]).filter(({ call }) => call === 'getCustomerJob')
    expect(calls.map(({ missing }) => missing)).toEqual([['malformed']])
    expect(answersTable(calls)).toMatch(/^call +given +declared +missing\ngetCustomerJob +\d+ +\d+ +malformed\n/)
  })
})

describe('what was tried and went wrong', () => {
  const model: Model = { ...details, scenes: [details.scenes[0]] }
  const paths = coveringPathsOf(model, { headless: false, joined: false }).flatMap((each) => each.paths)
  const isForbidden = ({ edge: { label } }: Step) => label.includes('forbidden')
  const coverage = coverageOf(model, [recordOf(paths, isForbidden)])

  test('is failed, and not missing', () => {
    expect(coverage.failed.length).toBeGreaterThan(0)
    expect(coverage.failed.filter((id) => coverage.missing.includes(id) || coverage.inBrowser.includes(id))).toEqual([])
    expect(coverage.missing).toEqual(coverageOf(model, [recordOf(paths)]).missing)
    expect(isWhole({ ...coverage, missing: [], paths: coverage.passed })).toBe(false)
  })

  test('is told so in the table', () => {
    const table = coverageTable([coverage])
    expect(table).toMatch(/^machine .* headless +failed +missing /)
    for (const id of coverage.failed) expect(table).toContain(`tried, and failed: details: ${id}`)
    for (const id of coverage.failed) expect(table).not.toContain(`not walked: details: ${id}`)
  })
})

describe('what cannot be walked here', () => {
  const scene = details.scenes[0]
  const model: Model = { ...details, scenes: [scene] }
  const paths = exploredIn(model).flatMap((explored) =>
    coveringTours(model, explored, { headless: false }).flatMap((tour) => tour.map(({ path }) => path)),
  )
  const isMissing = (path: Path) => titleOf(path).includes('forbidden')
  const why = 'The browser cannot do it'

  test('is counted and named with its reason, and is neither missing nor a path that went wrong', () => {
    const coverage = coverageOf(model, [recordOf(paths, undefined, (path) => (isMissing(path) ? why : null))])
    expect(coverage.cannot).toBe(paths.filter(isMissing).length)
    expect(coverage.cannot).toBeGreaterThan(0)
    expect(coverage.skipped.length).toBeGreaterThan(0)
    // The other scenes of the chart are not part of this.
    const { missing } = coverageOf(model, [recordOf(paths)])
    expect(coverage).toMatchObject({ missing, passed: paths.length - coverage.cannot })
    expect(isWhole({ ...coverage, missing: [] })).toBe(true)
    const table = coverageTable([coverage])
    expect(table).toMatch(/^machine .* passed +seconds +skipped +paths skipped\n/)
    for (const { id } of coverage.skipped) expect(table).toContain(`skipped: details: ${id}: ${why}`)
    expect(table).toContain(`skipped ${coverage.cannot} of ${paths.length} paths: ${why}`)
  })

  test('is missing where another path should have walked it and went wrong', () => {
    const all = [...paths, ...paths]
    const walked = recordOf(all, ({ edge }) => edge.label.includes('forbidden'), undefined)
    const [one, ...others] = walked.paths.filter(({ title }) => title.includes('forbidden'))
    const [path] = paths.filter(isMissing)
    if (!one || !path) throw new Error('The scene has such a path')
    const record = {
      ...walked,
      paths: [...others, walkedPath(path, { ...one, steps: one.steps.slice(0, 1), skipped: why })],
    }
    expect(coverageOf(model, [record]).skipped.filter(({ reason }) => reason === why)).toEqual([])
    expect(isWhole({ ...coverageOf(model, [record]), missing: [] })).toBe(false)
  })

  test('changes nothing in the table where there is none', () => {
    expect(coverageTable([coverageOf(model, [recordOf(paths)])])).not.toContain('skipped')
  })
})
