import { describe, expect, it } from 'vitest'
import { draftsIn, restored } from '../../../src/actors/drafts.ts'
import { contents, memory } from './stage.ts'
import { hideMailedToken } from '../../../src/actors/mailed-token.ts'

const deny = () => {
  throw new DOMException('Denied', 'SecurityError')
}

describe('a draft on the device', () => {
  it('is kept under its owner and name', () => {
    const storage = memory()
    const drafts = draftsIn(storage)
    drafts.of('ana', 'job').write({ draft: { title: 'T' } })
    drafts.of(null, 'signup').write({ draft: { name: 'N' } })
    expect(contents(storage)).toEqual({
      'bidfair.draft.ana.job': { draft: { title: 'T' } },
      'bidfair.draft.visitor.signup': { draft: { name: 'N' } },
    })
    expect(drafts.of('ana', 'job').read()).toEqual({ draft: { title: 'T' } })
    expect(drafts.of('luis', 'job').read()).toBe(null)
    drafts.of('ana', 'job').drop()
    expect(drafts.of('ana', 'job').read()).toBe(null)
  })

  it('that no longer fits does not leave an older one behind', () => {
    const store = draftsIn(memory({}, 20)).of('ana', 'job')
    store.write({ a: 1 })
    store.write({ a: 'very much longer than before' })
    expect(store.read()).toBe(null)
  })

  it('that is not readable is none', () => {
    const drafts = draftsIn(memory({ 'bidfair.draft.ana.job': '{"a' }))
    expect(drafts.of('ana', 'job').read()).toBe(null)
  })

  it('costs nothing where the browser denies storage', () => {
    const denied = memory()
    Object.assign(denied, { getItem: deny, setItem: deny, removeItem: deny, key: deny })
    const drafts = draftsIn(denied)
    const store = drafts.of('ana', 'job')
    store.write({ a: 1 })
    store.drop()
    drafts.forgetPeople()
    expect(store.read()).toBe(null)
  })
})

describe('restoring a draft', () => {
  const initial = { title: '', stars: 0, agreed: false, categories: ['x'] }

  it('takes what fits and leaves the rest as it was', () => {
    const kept = {
      draft: { title: 'T', stars: '5', agreed: true, categories: ['A', 'B'], extra: 1 },
      files: [
        { slot: 'pictures', name: 'a', url: '/a' },
        { slot: 'elsewhere', name: 'b', url: '/b' },
        { slot: 'pictures', name: 'c' },
        null,
      ],
    }
    expect(restored(kept, initial, ['pictures'])).toEqual({
      draft: { title: 'T', stars: 0, agreed: true, categories: ['A', 'B'] },
      files: [{ slot: 'pictures', name: 'a', url: '/a' }],
    })
  })

  it('takes the answer to a question that had none', () => {
    const asked: { readonly licensed: boolean | null; readonly insured: boolean | null } = {
      licensed: null,
      insured: null,
    }
    expect(restored({ draft: { licensed: false, insured: 'no' } }, asked, [])?.draft).toEqual({
      licensed: false,
      insured: null,
    })
  })

  it.each([null, 7, [], {}, { draft: null }, { draft: [] }])('makes nothing of %o', (kept) => {
    expect(restored(kept, initial, [])).toBe(null)
  })

  it('does not take a list of anything but texts', () => {
    expect(restored({ draft: { categories: [1] } }, initial, [])?.draft.categories).toEqual(['x'])
  })
})

/** A window that shows an address; `goTo` follows a link there as browsers do where only the fragment changes. */
function windowAt(href: string) {
  const events = new EventTarget()
  const state = { href, kept: null as unknown, reloads: 0 }
  const location = {
    get href() {
      return state.href
    },
    reload: () => void (state.reloads += 1),
  }
  const history = {
    replaceState: (kept: unknown, _: string, address?: string | URL | null) => {
      Object.assign(state, { kept, href: String(address) })
    },
  }
  const goTo = (address: string) => {
    state.href = address
    events.dispatchEvent(new Event('hashchange'))
  }
  const addEventListener = (type: string, listener: () => void) => events.addEventListener(type, listener)
  return { state, goTo, window: { location, history, addEventListener } }
}

it.each([
  ['/reset-password#token=bf_1', '/reset-password', { token: 'bf_1' }],
  ['/reset-password?token=bf_1', '/reset-password', { token: 'bf_1' }],
  ['/verify-email?from=mail#token=bf_1', '/verify-email?from=mail', { token: 'bf_1' }],
  ['/dashboard?filter=open#top', '/dashboard?filter=open#top', null],
])('%s becomes %s, and the browser keeps %o', (path, left, kept) => {
  const { state, window } = windowAt(`https://jobs.example${path}`)
  hideMailedToken(window)
  expect([state.href, state.kept]).toEqual([`https://jobs.example${left}`, kept])
})

it.each(['.', ')', '>', ').', '&amp;from=mail', ' ', '%22'])(
  'what was copied behind a token, %j, is no part of it',
  (rest) => {
    const { state, window } = windowAt(`https://jobs.example/reset-password#token=bf_1-a_Z${rest}`)
    hideMailedToken(window)
    expect(state.kept).toEqual({ token: 'bf_1-a_Z' })
  },
)

it('a second link in the same window is opened again', () => {
  const { state, goTo, window } = windowAt('https://jobs.example/reset-password#token=bf_1')
  hideMailedToken(window)
  goTo('https://jobs.example/reset-password#top')
  expect(state.reloads).toBe(0)
  goTo('https://jobs.example/reset-password#token=bf_2')
  expect(state.reloads).toBe(1)
})
