import { expect, it, test } from 'vitest'
import { chartWalks } from '../random/chart.ts'
import { walkAtRandom } from '../random/walks.ts'
import { noteModel, type Fault } from './broken-machines.ts'
import { explore } from '../core/explore.ts'
import { never } from '../core/properties.ts'
import { screenWalks, type Screen, type ScreenMoment } from '../random/screens.ts'

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

const SCREEN_PLAN = { seed: 20_261_123, runs: 60, steps: 20 }

/** A page with a note on it, and what it says wrongly. */
type Page = { state: string; text: string }
type ScreenFault = 'shows Send while it sends' | 'forgets to show that it is sent'

function walkScreens(fault: ScreenFault | null) {
  const model = noteModel(null)
  const pages = new Set<Page>()
  let left = 0
  const stage = {
    open: async (open: () => Page) => open(),
    screen: () => {
      throw new Error('nobody takes pictures')
    },
    does: {
      'text.typed': async (page: Page, { text }: { readonly text: string }) => void (page.text = text),
      'note.sent': async (page: Page) => void (page.state = 'sending'),
    },
    answers: {
      send: async (page: Page, { type }: { readonly type: string }) => {
        const next = type === 'done' ? 'sent' : type === 'offline' ? 'waiting' : 'writing'
        page.state = next === 'sent' && fault === 'forgets to show that it is sent' ? 'writing' : next
      },
    },
    delays: { pause: async (page: Page) => void (page.state = 'sending') },
    sees: Object.fromEntries(
      ['writing', 'sending', 'waiting', 'sent'].map((state) => [
        state,
        async (page: Page) => {
          if (page.state !== state) throw new Error(`the page says ${page.state}`)
        },
      ]),
    ),
  }
  const screenOf = ({ state }: Page): Screen => ({
    address: '/note',
    headings: ['Note'],
    buttons: state === 'writing' || (fault === 'shows Send while it sends' && state === 'sending') ? ['Send'] : [],
    dialogs: 0,
  })
  const walks = walkAtRandom(
    screenWalks(stage, explore(model.scenes[0]), [], {
      properties: {
        'nobody sees Send on a note that is not written': never(
          ({ snapshot, screens }: ScreenMoment) =>
            !snapshot.matches('writing') && screens.some(({ buttons }) => buttons.includes('Send')),
        ),
      },
      openerFor: () => () => {
        const page = { state: 'writing', text: '' }
        pages.add(page)
        return page
      },
      look: async () => [...pages].map(screenOf),
      leave: async () => {
        pages.clear()
        left += 1
      },
    }),
    SCREEN_PLAN,
  )
  return walks.then((result) => ({ ...result, left }))
}

it('does any steps of a scene, until nothing is under way, and leaves after each walk', async () => {
  const { walks, story, happened, left, fared } = await walkScreens(null)
  expect({ walks, story, left }).toEqual({ walks: SCREEN_PLAN.runs, story: null, left: SCREEN_PLAN.runs })
  expect([...happened.keys()].toSorted()).toEqual([
    'note.sent',
    'send answers',
    'text.typed',
    'xstate.after.pause.note.waiting',
  ])
  expect(fared.get('nobody sees Send on a note that is not written')?.held).toBe(SCREEN_PLAN.runs)
})

it('tells the shortest story of a screen that shows what it should not', async () => {
  const { story } = await walkScreens('shows Send while it sends')
  expect(story?.property).toBe('nobody sees Send on a note that is not written')
  expect(story?.moments.map(({ words }) => words)).toEqual(['opens', 'note.sent'])
})

it('tells the shortest story of a screen that does not show what its state says', async () => {
  const { story } = await walkScreens('forgets to show that it is sent')
  expect(story?.property).toBe('every step can be done, and shows what its state says')
  expect(story?.moments.map(({ state }) => state)).toEqual(['writing', 'sending', 'sent'])
  expect(story?.reason).toBe('the page says writing')
})
