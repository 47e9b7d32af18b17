import { describe, expect, it } from 'vitest'
import { detailsWalk, formWalk, jobWalk, liveWalk, pagesWalk, sessionWalk, uploadWalk } from '../models/samples.ts'
import { walk, type Walk } from '../models/walk.ts'

describe('every state is reached and every transition taken', () => {
  it.each<[string, Walk, number]>([
    ['job', jobWalk, 6],
    ['pages', pagesWalk, 9],
    ['details', detailsWalk, 7],
    ['upload', uploadWalk, 5],
    ['session', sessionWalk, 12],
    ['live', liveWalk, 5],
    ['form', formWalk, 19],
  ])('%s', (_, samples, count) => {
    const { states, unreached, untaken } = walk(samples)
    expect({ unreached, untaken }).toEqual({ unreached: [], untaken: [] })
    expect(states.length).toBe(count)
  })
})
