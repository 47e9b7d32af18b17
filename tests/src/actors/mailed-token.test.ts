import { expect, it } from 'vitest'
import { hideMailedToken } from '../../../src/actors/mailed-token.ts'

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
  ['https://jobs.example/reset-password#token=bf_1', 'https://jobs.example/reset-password'],
  ['https://jobs.example/reset-password?token=bf_1', 'https://jobs.example/reset-password'],
  ['https://jobs.example/verify-email?from=mail#token=bf_1', 'https://jobs.example/verify-email?from=mail'],
])('%s loses its token, which the browser keeps', (href, left) => {
  const { state, window } = windowAt(href)
  hideMailedToken(window)
  expect([state.href, state.kept]).toEqual([left, { token: 'bf_1' }])
})

it.each(['.', ')', '>', ').', '&amp;from=mail', ' ', '%22'])(
  'what was copied behind a token, %j, is no part of it',
  (rest) => {
    const { state, window } = windowAt(`https://jobs.example/reset-password#token=bf_1-a_Z${rest}`)
    hideMailedToken(window)
    expect(state.kept).toEqual({ token: 'bf_1-a_Z' })
  },
)

it('an address without a token stays', () => {
  const { state, window } = windowAt('https://jobs.example/dashboard?filter=open#top')
  hideMailedToken(window)
  expect([state.href, state.kept]).toEqual(['https://jobs.example/dashboard?filter=open#top', null])
})

it('a second link in the same window is opened anew', () => {
  const { state, goTo, window } = windowAt('https://jobs.example/reset-password#token=bf_1')
  hideMailedToken(window)
  goTo('https://jobs.example/reset-password#top')
  expect(state.reloads).toBe(0)
  goTo('https://jobs.example/reset-password#token=bf_2')
  expect(state.reloads).toBe(1)
})
