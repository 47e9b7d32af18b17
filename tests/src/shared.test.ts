import { describe, expect, test, it, vi } from 'vitest'
import { SCREENS } from '../../server/pages/pages.ts'
import {
  afterLogin,
  idIn,
  links,
  loginThen,
  resolveRoute,
  routeOf,
  routes,
  type RouteName,
} from '../../src/shared/routes.ts'
import { lazy, retryFailedLoads } from '../../src/shared/lazy.ts'

const names = Object.keys(routes).filter((name): name is RouteName => name in routes)

describe('who may enter', () => {
  const table = names.map((name) => {
    const { path } = routes[name]
    const outcome = (role: 'customer' | 'business' | null) => {
      const where = resolveRoute(path, '', role)
      return where.type === 'enter' ? 'enters' : where.type === 'redirect' ? where.to : where.type
    }
    return [name, outcome(null), outcome('customer'), outcome('business')]
  })

  test('for every route: signed out, customer, business', () => {
    expect(table).toEqual([
      ['login', 'enters', '/dashboard', '/dashboard'],
      ['registration', 'enters', '/dashboard', '/dashboard'],
      ['signupCustomer', 'enters', '/dashboard', '/dashboard'],
      ['signupBusiness', 'enters', '/dashboard', '/dashboard'],
      ['dashboard', '/', 'enters', 'enters'],
      ['jobDetails', '/?next=%2Fjob-details', 'enters', 'enters'],
      ['business', '/?next=%2Fbusiness', 'enters', 'enters'],
      ['directory', '/?next=%2Fbusinesses', 'enters', '/dashboard'],
      ['messages', '/?next=%2Fmessages', 'enters', 'enters'],
      ['postJob', '/?next=%2Fpost-job', 'enters', '/dashboard'],
      ['profileOptions', '/?next=%2Fprofile-options', 'enters', 'enters'],
      ['profile', '/?next=%2Fprofile', 'enters', '/dashboard'],
      ['profileBusiness', '/?next=%2Fprofile-business', '/dashboard', 'enters'],
      ['profileBusinessDetails', '/?next=%2Fprofile-business-details', '/dashboard', 'enters'],
      ['workPictures', '/?next=%2Fwork-pictures', '/dashboard', 'enters'],
      ['updatePassword', '/?next=%2Fupdate-password', 'enters', 'enters'],
      ['updateEmail', '/?next=%2Fupdate-email', 'enters', 'enters'],
      ['sessions', '/?next=%2Fsessions', 'enters', 'enters'],
      ['security', '/?next=%2Fsecurity', 'enters', 'enters'],
      ['developers', '/?next=%2Fdevelopers', 'enters', 'enters'],
      ['ownData', '/?next=%2Fyour-data', 'enters', 'enters'],
      ['deleteAccount', '/?next=%2Fdelete-account', 'enters', 'enters'],
      ['subscription', '/?next=%2Fsubscription', '/dashboard', 'enters'],
      ['forgotPassword', 'enters', '/dashboard', '/dashboard'],
      ['resetPassword', 'enters', 'enters', 'enters'],
      ['verifyEmail', 'enters', 'enters', 'enters'],
      ['confirmEmail', 'enters', 'enters', 'enters'],
      ['undoEmailChange', 'enters', 'enters', 'enters'],
      ['notifications', '/?next=%2Fnotification', 'enters', 'enters'],
      ['mailSettings', '/?next=%2Fmail-settings', 'enters', 'enters'],
      ['savedSearches', '/?next=%2Fsaved-searches', '/dashboard', 'enters'],
      ['blocked', '/?next=%2Fblocked', 'enters', 'enters'],
    ])
  })

  test('an unknown address is found by nobody', () => {
    expect([resolveRoute('/nowhere', '', null), resolveRoute('/job-details/1', '', 'customer')]).toEqual([
      { type: 'notFound' },
      { type: 'notFound' },
    ])
  })
})

describe('coming back after login', () => {
  test('a link to a job survives the way over the login screen', () => {
    const where = resolveRoute('/job-details', 'id=42', null)
    expect(where).toEqual({ type: 'redirect', to: '/?next=%2Fjob-details%3Fid%3D42' })
    expect(resolveRoute('/', 'next=%2Fjob-details%3Fid%3D42', 'business')).toEqual({
      type: 'redirect',
      to: '/job-details?id=42',
    })
  })

  test.each([
    ['', '/dashboard'],
    ['next=', '/dashboard'],
    ['next=%2Fpost-job', '/post-job'],
    ['next=https%3A%2F%2Fevil.example', '/dashboard'],
    ['next=%2F%2Fevil.example%2Fpost-job', '/dashboard'],
    ['next=%2F%5Cevil.example', '/dashboard'],
    ['next=%2Fregistration', '/dashboard'],
    ['next=%2Fnowhere', '/dashboard'],
  ])('%s leads to %s', (search, target) => {
    expect(afterLogin(search)).toBe(target)
  })

  test('the dashboard needs no remembering', () => {
    expect([loginThen('/dashboard'), loginThen('/post-job')]).toEqual(['/', '/?next=%2Fpost-job'])
  })
})

test('links are written in one place', () => {
  expect(links.jobDetails('a b&c')).toBe('/job-details?id=a+b%26c')
})

test('a slash at the end does not matter', () => {
  expect([routeOf('/dashboard/'), routeOf('/'), routeOf('')]).toEqual(['dashboard', 'login', undefined])
})

test('the server gives the app at the address of every screen', () => {
  expect(SCREENS).toEqual(Object.values(routes).map(({ path }) => path))
})

describe('an id in an address', () => {
  const id = '01890a5d-ac96-774b-bcce-b302099a8057'

  test.each(['', '.', ')', '>', '%3E', '%29.', '&amp;utm_source=mail', '%26amp;x=1', '&x=1', '%20', '%E2%80%9D'])(
    'ends before what came along with the link: %s',
    (tail) => {
      expect(idIn(`id=${id}${tail}`, 'id')).toBe(id)
    },
  )

  test('is found behind an ampersand that HTML writes in words, and taken as it is where it is none of ours', () => {
    expect(idIn(`job=${id}&amp;business=${id}).`, 'business')).toBe(id)
    expect(['id=seven', 'id=', 'job=1', ''].map((search) => idIn(search, 'id'))).toEqual(['seven', null, null, null])
  })
})

const lost = new TypeError('Failed to fetch dynamically imported module')

describe('code that comes later', () => {
  it('is fetched once, for all who ask, and is here from then on', async () => {
    const load = vi.fn<() => Promise<string>>(async () => 'code')
    const code = lazy(load)
    expect([load.mock.calls.length, code.here()]).toEqual([0, null])
    expect(await Promise.all([code.fetch(), code.promise(), code.fetch()])).toEqual(['code', 'code', 'code'])
    expect([load.mock.calls.length, code.here()]).toEqual([1, 'code'])
  })

  it('is asked for again by who wants it, where it could not be had', async () => {
    const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(lost).mockResolvedValue('code')
    const code = lazy(load)
    await expect(code.fetch()).rejects.toBe(lost)
    expect(code.here()).toBe(null)
    expect(await code.fetch()).toBe('code')
  })

  it('stays lost to rendering until that is renewed', async () => {
    const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(lost).mockResolvedValue('code')
    const code = lazy(load)
    const first = code.promise()
    await expect(first).rejects.toBe(lost)
    expect(code.promise()).toBe(first)
    retryFailedLoads()
    expect(await code.promise()).toBe('code')
  })
})
