import { expect, it, test } from 'vitest'
import { chartWalks } from '../../random/chart.ts'
import { walkAtRandom } from '../../random/walks.ts'
import { noteModel, type Fault } from './broken-machines.ts'

const PLAN = { seed: 20_261_123, runs: 100, steps: 60 }

const walk = (fault: Fault | null, plan = {}) => {
  const model = noteModel(fault)
  return walkAtRandom(chartWalks(model, model.scenes[0]), { ...PLAN, ...plan })
}

test.each<readonly [Fault, readonly string[]]>([
  ['stays busy', ['a busy state ends', 'note.sent → sending', 'send: torn → sending']],
  [
    'forgets on failure',
    ['what was typed is never lost', 'text.typed (hello) → writing', 'note.sent → sending', 'send: refused → writing'],
  ],
  ['never wakes', ['a busy state ends', 'note.sent → sending', 'send: offline → waiting']],
  ['throws', ['no step throws', 'note.sent → sending', 'send: refused → sending']],
])('the shortest story of a machine that %s is told', async (fault, told) => {
  const { story } = await walk(fault)
  const [start, ...others] = story?.moments ?? []
  expect([story?.property, ...others.map(({ words, state }) => `${words} → ${state}`)]).toEqual(told)
  expect(start?.state).toBe('writing')
  expect(story?.path).toMatch(/^[\d:]+$/)
})

it('tells the same story again by its seed and path, and walks nothing else', async () => {
  const { story } = await walk('forgets on failure')
  const again = await walk('forgets on failure', { path: story?.path })
  expect(again.walks).toBe(1)
  expect(again.story?.moments.map(({ words }) => words)).toEqual(story?.moments.map(({ words }) => words))
})

it('finds nothing in a sound machine, whose answers come in any order, and whose clock goes on', async () => {
  const { story, walks, steps, happened, fared } = await walk(null)
  expect({ story, walks, fared: [...fared.keys()] }).toEqual({
    story: null,
    walks: PLAN.runs,
    fared: ['no step throws', 'a busy state ends', 'what was typed is never lost'],
  })
  expect([...happened.keys()].toSorted()).toEqual(['note.sent', 'send answers', 'text.typed', 'time passes'])
  expect([...happened.values()].reduce((sum, each) => sum + each, 0)).toBe(steps)
  expect(fared.get('a busy state ends')?.held).toBeGreaterThan(0)
})
