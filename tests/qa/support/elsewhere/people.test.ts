import { beforeEach, describe, expect, test } from 'vitest'
import type { Allowed } from '../../../../qa/support/elsewhere/accounts-file.ts'
import { peopleOf, type Wanted } from '../../../../qa/support/elsewhere/people.ts'

const lent: Allowed = {
  accounts: [
    { role: 'customer', email: 'ana@here.test', password: 'tuesday-7' },
    { role: 'customer', email: 'eva@here.test', password: 'tuesday-7' },
    { role: 'business', email: 'luis@here.test', password: 'tuesday-7' },
  ],
}
const any: Wanted = { role: 'customer', name: undefined, isUnused: false }

let done: string[] = []
beforeEach(() => {
  done = []
})

/** Accounts are their addresses. */
const people = (allowed: Allowed) =>
  peopleOf<string>(allowed, {
    run: 'r1',
    logIn: async ({ email }) => {
      done.push(`log in ${email}`)
      return email
    },
    signUp: async ({ role }, email) => {
      done.push(`sign up ${role}`)
      return email
    },
  })

describe('the people of a run elsewhere', () => {
  test('are those who were lent, each logged in once, never the same twice in a path', async () => {
    const { take, next } = people(lent)
    expect(await Promise.all([take(any), take(any)])).toEqual(['ana@here.test', 'eva@here.test'])
    next()
    expect([await take(any), await take(any)]).toEqual(['ana@here.test', 'eva@here.test'])
    expect(done).toEqual(['log in ana@here.test', 'log in eva@here.test'])
    await expect(take(any)).rejects.toThrow(
      'It needs one more customer, and the accounts file does not allow to sign up',
    )
  })

  test('are made where it takes somebody else, as many as are allowed', async () => {
    const { take, next } = people({ ...lent, signUp: { email: 'walk+{}@here.test', most: 3 } })
    const named: Wanted = { role: 'business', name: 'Hill Services', isUnused: false }
    expect(await take(named)).toBe('walk+r1-1@here.test')
    next()
    expect(await take(named)).toBe('walk+r1-1@here.test')
    const unused: Wanted = { ...any, isUnused: true }
    expect([await take(unused), await take(unused)]).toEqual(['walk+r1-2@here.test', 'walk+r1-3@here.test'])
    await expect(take(unused)).rejects.toThrow(
      'It needs a customer that nobody has used, and 3 sign-ups of the accounts file are used up',
    )
    expect(done).toEqual(['sign up business', 'sign up customer', 'sign up customer'])
  })

  test('are of the trade that is wanted, which nobody knows of those who were lent', async () => {
    const { take, next } = people({ ...lent, signUp: { email: 'walk+{}@here.test', most: 2 } })
    const roofer: Wanted = { role: 'business', name: undefined, trade: 'Roofing', isUnused: false }
    expect(await take(roofer)).toBe('walk+r1-1@here.test')
    next()
    expect(await take({ ...roofer, trade: 'Painting' })).toBe('walk+r1-2@here.test')
    expect(await take(roofer)).toBe('walk+r1-1@here.test')
  })

  test('are not those whom a path was about', async () => {
    const { take, next } = people({ accounts: [], signUp: { email: 'walk+{}@here.test', most: 2 } })
    const first = await take({ ...any, isUnused: true })
    next()
    expect(await take(any)).not.toBe(first)
  })
})
