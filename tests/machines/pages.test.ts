import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { done, type Outcome } from '../../machines/outcome.ts'
import { type Page, type PageRequest, createPages } from '../../machines/pages.ts'
import { at, controlled } from './controlled.ts'

type Item = { readonly id: string; readonly title: string }

const item = (id: string, title = id): Item => ({ id, title })

function start(kept: Page<Item> | null = null, isNew = false) {
  const { logic, calls } = controlled<Outcome<Page<Item>>, PageRequest<string>>()
  const machine = createPages<Item, string>().provide({ actors: { load: logic } })
  const actor = createActor(machine, { input: { filter: 'all', idOf: ({ id }) => id, kept, isNew } }).start()
  const ids = () => actor.getSnapshot().context.items.map(({ id }) => id)
  const state = () => {
    const { value } = actor.getSnapshot()
    return typeof value === 'string' ? value : value.shown
  }
  const failure = () => actor.getSnapshot().context.failure
  const answer = (call: number, ids: string[], next: string | null) =>
    at(calls, call).answer(done({ items: ids.map((id) => item(id)), next }))
  return { actor, calls, ids, state, failure, answer }
}

describe('the first page', () => {
  it.each<[string, string[], string | null, string]>([
    ['with more behind it', ['a'], '2', 'ready'],
    ['that is all there is', ['a'], null, 'end'],
    ['without anything', [], null, 'empty'],
  ])('%s', async (_, ids, next, state) => {
    const list = start()
    expect(list.state()).toBe('loading')
    expect(at(list.calls, 0).input).toEqual({ filter: 'all', after: null, shown: 0 })
    await list.answer(0, ids, next)
    expect([list.state(), list.ids()]).toEqual([state, ids])
  })

  it('is asked for anew where the list changed while it was loaded', async () => {
    const list = start()
    list.actor.send({ type: 'list.refreshed' })
    expect([list.state(), list.calls.length]).toEqual(['loading', 2])
    await list.answer(1, ['new'], null)
    await list.answer(0, ['late'], null)
    expect([list.state(), list.ids()]).toEqual(['end', ['new']])
  })

  it('fails and is tried again', async () => {
    const list = start()
    await at(list.calls, 0).answer({ type: 'offline' })
    expect([list.state(), list.failure()]).toEqual(['failed', { type: 'offline' }])
    list.actor.send({ type: 'page.retried' })
    expect(list.failure()).toBe(null)
    await list.answer(1, ['a'], null)
    expect([list.state(), list.ids()]).toEqual(['end', ['a']])
  })
})

describe('more pages', () => {
  it('come by cursor until there is no next one, each item once', async () => {
    const list = start()
    await list.answer(0, ['a', 'b'], 'after-b')
    list.actor.send({ type: 'page.wanted' })
    list.actor.send({ type: 'page.wanted' })
    expect(list.calls.map(({ input }) => input.after)).toEqual([null, 'after-b'])
    await list.answer(1, ['b', 'c'], null)
    expect([list.state(), list.ids()]).toEqual(['end', ['a', 'b', 'c']])
    list.actor.send({ type: 'page.wanted' })
    expect(list.calls.length).toBe(2)
  })

  it('fail, keep what is shown, and are tried again from the same place', async () => {
    const list = start()
    await list.answer(0, ['a'], 'after-a')
    list.actor.send({ type: 'page.wanted' })
    await at(list.calls, 1).answer({ type: 'timedOut' })
    expect([list.state(), list.ids(), list.failure()]).toEqual(['moreFailed', ['a'], { type: 'timedOut' }])
    list.actor.send({ type: 'page.retried' })
    expect(list.failure()).toBe(null)
    expect(at(list.calls, 2).input).toEqual({ filter: 'all', after: 'after-a', shown: 0 })
    await list.answer(2, ['b'], 'after-b')
    expect([list.state(), list.ids()]).toEqual(['ready', ['a', 'b']])
  })
})

describe('a changed filter', () => {
  it('starts over, and the late answer of the old one never wins', async () => {
    const list = start()
    list.actor.send({ type: 'filter.changed', filter: 'open' })
    expect(list.calls.map(({ input }) => input.filter)).toEqual(['all', 'open'])
    expect(at(list.calls, 0).signal.aborted).toBe(true)
    await list.answer(1, ['new'], null)
    await list.answer(0, ['old'], null)
    expect([list.state(), list.ids()]).toEqual(['end', ['new']])
  })

  it('keeps what came besides the rows until something newer comes', async () => {
    const list = start()
    const beside = () => list.actor.getSnapshot().context.beside
    expect(beside()).toBe(null)
    await at(list.calls, 0).answer(done({ items: [item('a')], next: '2', beside: 'one' }))
    list.actor.send({ type: 'page.wanted' })
    await list.answer(1, ['b'], null)
    list.actor.send({ type: 'filter.changed', filter: 'open' })
    expect(beside()).toBe('one')
    await list.answer(2, [], null)
    expect(beside()).toBe('one')
    list.actor.send({ type: 'list.refreshed' })
    await at(list.calls, 3).answer(done({ items: [], next: null, beside: 'two' }))
    expect(beside()).toBe('two')
    expect(start({ items: [item('a')], next: null, beside: 'left' }).actor.getSnapshot().context.beside).toBe('left')
  })
})

describe('refreshing', () => {
  it('keeps what is shown until the answer is there', async () => {
    const list = start()
    await list.answer(0, ['a'], 'after-a')
    list.actor.send({ type: 'list.refreshed' })
    expect([list.state(), list.ids(), list.actor.getSnapshot().hasTag('shown')]).toEqual(['refreshing', ['a'], true])
    await list.answer(1, ['b', 'a'], null)
    expect([list.state(), list.ids()]).toEqual(['end', ['b', 'a']])
  })

  it('stops a page on its way, and a second refresh stops the first', async () => {
    const list = start()
    await list.answer(0, ['a'], 'after-a')
    list.actor.send({ type: 'page.wanted' })
    list.actor.send({ type: 'list.refreshed' })
    list.actor.send({ type: 'list.refreshed' })
    expect(list.calls.map(({ signal }) => signal.aborted)).toEqual([false, true, true, false])
    await list.answer(3, [], null)
    await list.answer(2, ['late'], null)
    await list.answer(1, ['later'], null)
    expect([list.state(), list.ids()]).toEqual(['empty', []])
  })

  it('comes before a page that was on its way, which is loaded after it', async () => {
    const list = start()
    await list.answer(0, ['a'], 'after-a')
    list.actor.send({ type: 'page.wanted' })
    list.actor.send({ type: 'list.refreshed' })
    await list.answer(2, ['new'], 'after-new')
    expect([list.state(), at(list.calls, 3).input.after]).toEqual(['loadingMore', 'after-new'])
    await list.answer(3, ['a'], 'after-a')
    expect([list.state(), list.ids()]).toEqual(['ready', ['new', 'a']])
  })

  it('fails without taking anything away, and goes on from there', async () => {
    const list = start()
    await list.answer(0, ['a'], 'after-a')
    list.actor.send({ type: 'list.refreshed' })
    await at(list.calls, 1).answer({ type: 'serverFailed' })
    expect([list.state(), list.ids(), list.failure()]).toEqual(['refreshFailed', ['a'], { type: 'serverFailed' }])
    list.actor.send({ type: 'page.wanted' })
    await list.answer(2, ['b'], null)
    expect([list.state(), list.ids()]).toEqual(['end', ['a', 'b']])
  })

  it.each<[string, (list: ReturnType<typeof start>) => Promise<void>]>([
    ['end', (list) => list.answer(0, ['a'], null)],
    ['empty', (list) => list.answer(0, [], null)],
    [
      'moreFailed',
      async (list) => {
        await list.answer(0, ['a'], 'after-a')
        list.actor.send({ type: 'page.wanted' })
        await at(list.calls, 1).answer({ type: 'offline' })
      },
    ],
    [
      'refreshFailed',
      async (list) => {
        await list.answer(0, ['a'], null)
        list.actor.send({ type: 'list.refreshed' })
        await at(list.calls, 1).answer({ type: 'offline' })
      },
    ],
  ])('works from a list that is %s', async (state, lead) => {
    const list = start()
    await lead(list)
    expect(list.state()).toBe(state)
    const asked = list.calls.length
    list.actor.send({ type: 'list.refreshed' })
    expect([list.state(), list.failure(), list.calls.length]).toEqual(['refreshing', null, asked + 1])
    await list.answer(asked, ['new'], null)
    expect([list.state(), list.ids()]).toEqual(['end', ['new']])
  })

  it('is tried again, and asks for no page behind the last one meanwhile', async () => {
    const list = start()
    await list.answer(0, ['a'], null)
    list.actor.send({ type: 'list.refreshed' })
    await at(list.calls, 1).answer({ type: 'offline' })
    list.actor.send({ type: 'page.wanted' })
    expect([list.state(), list.calls.length]).toEqual(['refreshFailed', 2])
    list.actor.send({ type: 'page.retried' })
    expect(list.state()).toBe('refreshing')
    await list.answer(2, ['b'], null)
    expect([list.state(), list.ids()]).toEqual(['end', ['b']])
  })

  it('works from a failed first page too', async () => {
    const list = start()
    await at(list.calls, 0).answer({ type: 'malformed' })
    list.actor.send({ type: 'list.refreshed' })
    await list.answer(1, ['a'], null)
    expect(list.state()).toBe('end')
  })
})

describe('a first page that is here already', () => {
  it.each<[string, string[], string | null, string]>([
    ['with more behind it', ['a'], '2', 'ready'],
    ['that is all there is', ['a'], null, 'end'],
    ['without anything', [], null, 'empty'],
  ])('%s is shown and not asked for', (_, ids, next, state) => {
    const list = start({ items: ids.map((id) => item(id)), next }, true)
    expect([list.state(), list.ids(), list.calls]).toEqual([state, ids, []])
  })
})

describe('coming back to a list', () => {
  it('shows what was kept at once, looks at the top again and keeps the rows below', async () => {
    const list = start({ items: ['a', 'b', 'c', 'd'].map((id) => item(id)), next: 'after-d' })
    expect([list.state(), list.ids()]).toEqual(['refreshing', ['a', 'b', 'c', 'd']])
    expect(at(list.calls, 0).input).toEqual({ filter: 'all', after: null, shown: 4 })
    await list.answer(0, ['new', 'b'], 'after-b')
    expect([list.state(), list.ids()]).toEqual(['ready', ['new', 'b', 'c', 'd']])
    list.actor.send({ type: 'page.wanted' })
    expect(at(list.calls, 1).input.after).toBe('after-d')
  })

  it('forgets what was kept when nothing of it is left at the top', async () => {
    const list = start({ items: [item('a')], next: 'after-a' })
    await list.answer(0, ['x', 'y'], 'after-y')
    expect([list.ids(), list.actor.getSnapshot().context.next]).toEqual([['x', 'y'], 'after-y'])
  })

  it('forgets what was kept below a first page that is the last', async () => {
    const list = start({ items: [item('a'), item('b')], next: 'after-b' })
    await list.answer(0, ['a'], null)
    expect([list.state(), list.ids()]).toEqual(['end', ['a']])
  })
})
