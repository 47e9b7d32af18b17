import { describe, expect, test } from 'vitest'
import { details } from '../../../../qa/models/details.ts'
import type { Model } from '../../../../qa/kit/model.ts'
import { answerPathsOf, coveringPathsOf, titleOf, type Path } from '../../../../qa/kit/paths.ts'
import { operations, refusalsOf } from '../../../support/contract.ts'
import { walkedPath, type WalkedScene } from '../../../../qa/kit/walk/record.ts'
import { answersTable, answersWalked } from '../../../../qa/kit/walk/coverage.ts'

/** A record of paths as if all had gone well, but for the last step of those that fail. */
function recordOf(paths: readonly Path[], fails: (path: Path) => boolean = () => false): WalkedScene {
  const walked = paths.map((path) => {
    const steps = [
      { event: 'opens', state: path.start, takes: [], duration: 1, error: null },
      ...path.steps.map(({ edge: { label, takes }, state }, index) => ({
        event: label,
        state,
        takes,
        duration: 1,
        error: fails(path) && index === path.steps.length - 1 ? 'It was not there' : null,
      })),
    ]
    return walkedPath(path, { id: 'a1', steps, script: { given: [], steps: [] }, again: null })
  })
  return { machine: 'details', scene: 'customer-job', language: 'en', at: '2026-01-01T00:00:00.000Z', paths: walked }
}

const all = answerPathsOf(details).flatMap(({ paths }) => paths)

describe('the paths with every answer', () => {
  test('give every code that the contract lists for the call, wherever the screen of a job waits for it', () => {
    const call = operations.find(({ id }) => id === 'getCustomerJob')
    const codes = call ? refusalsOf(call).filter(({ status }) => status < 500) : []
    expect(codes.length).toBeGreaterThan(8)
    const titles = all.map(titleOf)
    const isGiven = (code: string, before: string) =>
      titles.some((title) => new RegExp(`^${before}load: \\w+ ${code}( |$)`).test(title))
    expect(codes.filter(({ code }) => !isGiven(code, ''))).toEqual([])
    const shown = 'load: done value → details\\.refreshed → '
    expect(codes.filter(({ code }) => !isGiven(code, shown))).toEqual([])
  })

  test('tell a line that breaks from one that is not there', () => {
    expect(all.map(titleOf)).toEqual(expect.arrayContaining([expect.stringMatching(/^load: offline, line dropped/)]))
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
    const record = recordOf(job, (path) => titleOf(path).endsWith('load: malformed'))
    const calls = answersWalked([model], [record]).filter(({ call }) => call === 'getCustomerJob')
    expect(calls.map(({ missing }) => missing)).toEqual([['malformed']])
    expect(answersTable(calls)).toMatch(/^call +given +declared +missing\ngetCustomerJob +\d+ +\d+ +malformed\n/)
  })
})
