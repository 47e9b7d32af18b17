import { expect, it } from 'vitest'
import { repliesOf } from '../../../src/actors/quick-replies.ts'
import { contents, customer, keptFor, memory, stage } from './stage.ts'

const key = `bidfair.replies.${customer.user.id}`

it('quick replies are kept on the device for each account, until the suggested ones are wanted again', async () => {
  const storage = memory({ bidfair: keptFor(customer) })
  const { environment } = await stage({ session: customer, storage })
  const replies = repliesOf(environment)
  let told = 0
  const stop = replies.subscribe(() => void (told += 1))
  expect(replies.own()).toBe(null)
  replies.keep(['On my way.'])
  expect([replies.own(), contents(storage)[key]]).toEqual([['On my way.'], ['On my way.']])
  replies.keep(null)
  expect([replies.own(), Object.hasOwn(contents(storage), key), told]).toEqual([null, false, 2])
  stop()
})

it('quick replies that are not readable are the suggested ones', async () => {
  for (const stored of ['nothing', '{"a":1}', '[1]', '"a"']) {
    const { environment } = await stage({
      session: customer,
      storage: memory({ bidfair: keptFor(customer), [key]: stored }),
    })
    expect(repliesOf(environment).own()).toBe(null)
  }
})

it('quick replies of everybody who used the device go with a logout', async () => {
  const other = 'bidfair.replies.somebody'
  const storage = memory({ bidfair: keptFor(customer), [key]: '["On my way."]', [other]: '["Yes."]' })
  const { environment } = await stage({ session: customer, storage })
  const replies = repliesOf(environment)
  expect(replies.own()).toEqual(['On my way.'])
  environment.session.send({ type: 'logout.requested' })
  await expect.poll(() => environment.session.getSnapshot().context.session).toBe(null)
  expect(Object.keys(contents(storage)).filter((name) => name.startsWith('bidfair.replies.'))).toEqual([])
  expect(replies.own()).toBe(null)
})
