import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { done, type Failure, type Outcome } from '../../machines/outcome.ts'
import { type Page, type PageRequest, createPages } from '../../machines/pages.ts'
import { at, controlled, started } from './support.ts'

type Item = { readonly id: string }

const pageOf = (ids: readonly string[], next: string | null): Page<Item> => ({ items: ids.map((id) => ({ id })), next })

function start(kept: Page<Item> | null = null, isNew = false) {
  const { logic, calls } = controlled<Outcome<Page<Item>>, PageRequest<string>>()
  const machine = createPages<Item, string>().provide({ actors: { load: logic } })
  const list = started(createActor(machine, { input: { filter: 'all', idOf: ({ id }) => id, kept, isNew } }))
  const { send } = list.actor
  return {
    ...list,
    calls,
    /** Where it is, and what it shows. */
    look: () => {
      const value = list.state()
      return [
        typeof value === 'string' ? value : value.shown,
        list
          .context()
          .items.map(({ id }) => id)
          .join(''),
      ]
    },
    failure: () => list.context().failure,
    answer: (call: number, ids: string, next: string | null) => at(calls, call).answer(done(pageOf([...ids], next))),
    fail: (call: number, failure: Failure = { type: 'offline' }) => at(calls, call).answer(failure),
    want: () => send({ type: 'page.wanted' }),
    retry: () => send({ type: 'page.retried' }),
    refresh: () => send({ type: 'list.refreshed' }),
    filter: (filter: string) => send({ type: 'filter.changed', filter }),
  }
}

/** A list whose first page is there. */
async function begun(ids: string, next: string | null) {
  const list = start()
  await list.answer(0, ids, next)
  return list
}

describe('the first page', () => {
  it.each<[string, string, string | null, string]>([
    ['with more behind it', 'a', '2', 'ready'],
    ['that is all there is', 'a', null, 'end'],
    ['without anything', '', null, 'empty'],
  ])('%s', async (_, ids, next, state) => {
    const list = start()
    expect(list.look()).toEqual(['loading', ''])
    expect(at(list.calls, 0).input).toEqual({ filter: 'all', after: null, shown: 0 })
    await list.answer(0, ids, next)
    expect(list.look()).toEqual([state, ids])
    const here = start(pageOf([...ids], next), true)
    expect([here.look(), here.calls]).toEqual([[state, ids], []])
  })

  it('is asked for again where the list changed while it was loaded', async () => {
    const list = start()
    list.refresh()
    expect([list.look(), list.calls.length]).toEqual([['loading', ''], 2])
    await list.answer(1, 'n', null)
    await list.answer(0, 'l', null)
    expect(list.look()).toEqual(['end', 'n'])
  })

  it.each(['retry', 'refresh'] as const)('fails, and comes by a %s', async (way) => {
    const list = start()
    await list.fail(0)
    expect([list.look(), list.failure()]).toEqual([['failed', ''], { type: 'offline' }])
    list[way]()
    expect(list.failure()).toBe(null)
    await list.answer(1, 'a', null)
    expect(list.look()).toEqual(['end', 'a'])
  })
})

describe('more pages', () => {
  it('come by cursor until there is no next one, each item once', async () => {
    const list = await begun('ab', 'after-b')
    list.want()
    list.want()
    expect(list.calls.map(({ input }) => input.after)).toEqual([null, 'after-b'])
    await list.answer(1, 'bc', null)
    expect(list.look()).toEqual(['end', 'abc'])
    list.want()
    expect(list.calls.length).toBe(2)
  })

  it('fail, keep what is shown, and are tried again from the same place', async () => {
    const list = await begun('a', 'after-a')
    list.want()
    await list.fail(1, { type: 'timedOut' })
    expect([list.look(), list.failure()]).toEqual([['moreFailed', 'a'], { type: 'timedOut' }])
    list.retry()
    expect(list.failure()).toBe(null)
    expect(at(list.calls, 2).input).toEqual({ filter: 'all', after: 'after-a', shown: 0 })
    await list.answer(2, 'b', 'after-b')
    expect(list.look()).toEqual(['ready', 'ab'])
  })
})

describe('a changed filter', () => {
  it('starts over, and the late answer of the old one never wins', async () => {
    const list = start()
    list.filter('open')
    expect(list.calls.map(({ input, signal }) => [input.filter, signal.aborted])).toEqual([
      ['all', true],
      ['open', false],
    ])
    await list.answer(1, 'n', null)
    await list.answer(0, 'o', null)
    list.filter('open')
    expect([list.look(), list.calls.length]).toEqual([['end', 'n'], 2])
  })

  it('keeps what came besides the rows until something newer comes', async () => {
    const list = start()
    const beside = () => list.context().beside
    expect(beside()).toBe(null)
    await at(list.calls, 0).answer(done({ ...pageOf(['a'], '2'), beside: 'one' }))
    list.want()
    await list.answer(1, 'b', null)
    list.filter('open')
    expect(beside()).toBe('one')
    await list.answer(2, '', null)
    expect(beside()).toBe('one')
    list.refresh()
    await at(list.calls, 3).answer(done({ ...pageOf([], null), beside: 'two' }))
    expect(beside()).toBe('two')
    expect(start({ ...pageOf(['a'], null), beside: 'left' }).context().beside).toBe('left')
  })
})

describe('refreshing', () => {
  it('keeps what is shown until the answer is there', async () => {
    const list = await begun('a', 'after-a')
    list.refresh()
    expect(list.look()).toEqual(['refreshing', 'a'])
    await list.answer(1, 'ba', null)
    expect(list.look()).toEqual(['end', 'ba'])
  })

  it('stops a page on its way, and a second refresh stops the first', async () => {
    const list = await begun('a', 'after-a')
    list.want()
    list.refresh()
    list.refresh()
    expect(list.calls.map(({ signal }) => signal.aborted)).toEqual([false, true, true, false])
    await list.answer(3, '', null)
    await list.answer(2, 'l', null)
    await list.answer(1, 'm', null)
    expect(list.look()).toEqual(['empty', ''])
  })

  it('comes before a page that was on its way, which is loaded after it', async () => {
    const list = await begun('a', 'after-a')
    list.want()
    list.refresh()
    await list.answer(2, 'n', 'after-n')
    expect([list.look(), at(list.calls, 3).input.after]).toEqual([['loadingMore', 'n'], 'after-n'])
    await list.answer(3, 'a', 'after-a')
    expect(list.look()).toEqual(['ready', 'na'])
  })

  it('fails without taking anything away, and goes on from there', async () => {
    const list = await begun('a', 'after-a')
    list.refresh()
    await list.fail(1, { type: 'serverFailed' })
    expect([list.look(), list.failure()]).toEqual([['refreshFailed', 'a'], { type: 'serverFailed' }])
    list.want()
    await list.answer(2, 'b', null)
    expect(list.look()).toEqual(['end', 'ab'])
  })

  it.each<[string, string, 'refresh' | 'retry', (list: ReturnType<typeof start>) => Promise<void>]>([
    ['end', 'a', 'refresh', async () => undefined],
    ['empty', '', 'refresh', async () => undefined],
    [
      'moreFailed',
      'a',
      'refresh',
      async (list) => {
        list.want()
        await list.fail(1)
      },
    ],
    ...(['refresh', 'retry'] as const).map(
      (way): [string, string, typeof way, (list: ReturnType<typeof start>) => Promise<void>] => [
        'refreshFailed',
        'a',
        way,
        async (list) => {
          list.refresh()
          await list.fail(1)
          // No page is asked for behind the last one.
          list.want()
        },
      ],
    ),
  ])('works from a list that is %s, showing %j, by a %s', async (state, ids, way, lead) => {
    const list = await begun(ids, state === 'moreFailed' ? 'after-a' : null)
    await lead(list)
    expect(list.look()).toEqual([state, ids])
    const asked = list.calls.length
    list[way]()
    expect([list.look()[0], list.failure(), list.calls.length]).toEqual(['refreshing', null, asked + 1])
    await list.answer(asked, 'n', null)
    expect(list.look()).toEqual(['end', 'n'])
  })
})

describe('coming back to a list', () => {
  it('shows what was kept at once, looks at the top again and keeps the rows below', async () => {
    const list = start(pageOf([...'abcd'], 'after-d'))
    expect(list.look()).toEqual(['refreshing', 'abcd'])
    expect(at(list.calls, 0).input).toEqual({ filter: 'all', after: null, shown: 4 })
    await list.answer(0, 'nb', 'after-b')
    expect(list.look()).toEqual(['ready', 'nbcd'])
    list.want()
    expect(at(list.calls, 1).input.after).toBe('after-d')
  })

  it.each([
    ['when nothing of it is left at the top', 'a', 'xy', 'after-y', 'ready'],
    ['below a first page that is the last', 'ab', 'a', null, 'end'],
  ] as const)('forgets what was kept %s', async (_, kept, ids, next, state) => {
    const list = start(pageOf([...kept], 'after'))
    await list.answer(0, ids, next)
    expect([list.look(), list.context().next]).toEqual([[state, ids], next])
  })
})
