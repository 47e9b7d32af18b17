import { expect, it, test } from 'vitest'
import { chartWalks } from '../random/chart.ts'
import { walkAtRandom } from '../random/walks.ts'
import { explore } from '../core/explore.ts'
import { never, leadsTo } from '../core/properties.ts'
import { screenWalks, type Screen, type ScreenMoment } from '../random/screens.ts'
import { assign, setup } from 'xstate'
import type { Moment } from '../core/moment.ts'
import type { Model } from '../core/model.ts'
import { port, sceneOf, typed } from './sample-models.ts'

/** What may be wrong with the note below. */
type Fault = 'stays busy' | 'forgets on failure' | 'never wakes' | 'throws'

type Answer =
  | { readonly type: 'done' }
  | { readonly type: 'offline' }
  | { readonly type: 'torn' }
  | { readonly type: 'refused' }

/** A note that is typed and sent; while the line is down it waits and tries again. With a fault or without. */
const noteWith = (fault: Fault | null) =>
  setup({
    types: typed<{
      context: { readonly text: string }
      events: { readonly type: 'text.typed'; readonly text: string } | { readonly type: 'note.sent' }
      tags: 'busy'
    }>(),
    actors: { send: port<Answer, string>('send') },
    guards: {
      isDone: (_, { type }: Answer) => type === 'done',
      isOffline: (_, { type }: Answer) => type === 'offline',
      isStuck: (_, { type }: Answer) => {
        if (fault === 'throws' && type === 'refused') throw new Error('no such refusal')
        return fault === 'stays busy' && type === 'torn'
      },
    },
    actions: {
      type: assign(({ event }) => (event.type === 'text.typed' ? { text: event.text } : {})),
      clear: assign(() => (fault === 'forgets on failure' ? { text: '' } : {})),
    },
    delays: { pause: 5_000 },
  }).createMachine({
    id: 'note',
    context: { text: '' },
    initial: 'writing',
    states: {
      writing: { on: { 'text.typed': { actions: 'type' }, 'note.sent': 'sending' } },
      sending: {
        tags: 'busy',
        invoke: {
          src: 'send',
          input: ({ context }) => context.text,
          onDone: [
            { guard: { type: 'isDone', params: ({ event }) => event.output }, target: 'sent' },
            { guard: { type: 'isStuck', params: ({ event }) => event.output } },
            { guard: { type: 'isOffline', params: ({ event }) => event.output }, target: 'waiting' },
            { actions: 'clear', target: 'writing' },
          ],
        },
      },
      waiting: { tags: 'busy', ...(fault === 'never wakes' ? {} : { after: { pause: 'sending' as const } }) },
      sent: {},
    },
  })

type Now = Moment<ReturnType<typeof noteWith>>

/** The note with statements that only a sound one keeps. */
function noteModel(fault: Fault | null): Model {
  return {
    name: 'note',
    about: 'A note.',
    scenes: [
      sceneOf(noteWith(fault), {
        name: 'desk',
        about: 'On a desk.',
        input: undefined,
        events: {
          'text.typed': ['hello', 'bye'].map((text) => ({ type: 'text.typed', text })),
          'note.sent': [{ type: 'note.sent' }],
        },
        answers: { send: [{ type: 'done' }, { type: 'refused' }] },
        calls: { send: ['heat'] },
        digest: [],
      }),
    ],
    properties: {
      'a busy state ends': leadsTo(
        ({ snapshot }: Now) => snapshot.hasTag('busy'),
        ({ snapshot }: Now) => !snapshot.hasTag('busy'),
      ),
      'what was typed is never lost': never(
        ({ before, snapshot, cause }: Now) => snapshot.context.text !== before.context.text && cause.type !== 'sent',
      ),
    },
    headless: {},
  }
}

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
