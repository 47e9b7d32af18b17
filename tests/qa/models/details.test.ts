import { describe, expect, test } from 'vitest'
import { coveringPathsOf } from 'statechart-kit/criteria/paths'
import { details } from '../../../qa/models/details.ts'
import { operations, refusalsOf } from '../../support/contract.ts'

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
