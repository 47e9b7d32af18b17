import { describe, expect, it } from 'vitest'
import { createActor, type EventFrom } from 'xstate'
import { createDialogs, type DialogsInput } from '../../machines/dialogs.ts'

type Bid = { readonly amount: number }
type Asking = EventFrom<ReturnType<typeof createDialogs<Bid>>>

function startDialogs(input: Partial<DialogsInput> = {}) {
  const actor = createActor(createDialogs<Bid>(), { input: { mayRate: false, isTypingBid: false, ...input } }).start()
  return {
    state: () => actor.getSnapshot().value,
    bid: () => actor.getSnapshot().context.bid,
    ask: (event: Asking) => actor.send(event),
    close: () => actor.send({ type: 'dialog.closed' }),
    lookAgain: (mayRate: boolean) => actor.send({ type: 'job.changed', mayRate }),
  }
}

type AskingType = Exclude<Asking['type'], 'dialog.closed' | 'job.changed'>

/** What asks for a dialog, and the dialog. */
const eachAsking: { readonly [Type in AskingType]: readonly [Extract<Asking, { type: Type }>, string] } = {
  'bid.asked': [{ type: 'bid.asked' }, 'bid'],
  'withdrawal.asked': [{ type: 'withdrawal.asked' }, 'withdrawal'],
  'acceptance.asked': [{ type: 'acceptance.asked', bid: { amount: 120 } }, 'acceptance'],
  'decline.asked': [{ type: 'decline.asked', bid: { amount: 120 } }, 'decline'],
  'reconsideration.asked': [{ type: 'reconsideration.asked', bid: { amount: 120 } }, 'reconsideration'],
  'edit.asked': [{ type: 'edit.asked' }, 'edit'],
  'deletion.asked': [{ type: 'deletion.asked' }, 'deletion'],
  'completion.asked': [{ type: 'completion.asked' }, 'completion'],
  'ending.asked': [{ type: 'ending.asked' }, 'ending'],
  'doubt.asked': [{ type: 'doubt.asked' }, 'doubt'],
  'rating.asked': [{ type: 'rating.asked' }, 'rating'],
  'change.asked': [{ type: 'change.asked' }, 'change'],
  'reply.asked': [{ type: 'reply.asked' }, 'reply'],
}
const askings: readonly (readonly [Asking, string])[] = Object.values(eachAsking)

describe('a dialog', () => {
  it.each(askings)('%j opens one, and once closed it can be asked for again', (asking, dialog) => {
    const dialogs = startDialogs()
    expect(dialogs.state()).toBe('none')
    for (const _ of [1, 2]) {
      dialogs.ask(asking)
      expect(dialogs.state()).toBe(dialog)
      dialogs.close()
      expect(dialogs.state()).toBe('none')
    }
  })

  it.each(askings)('%j leaves the one alone that stands there', (first, dialog) => {
    const dialogs = startDialogs()
    dialogs.ask(first)
    for (const [asking] of askings) dialogs.ask(asking)
    expect(dialogs.state()).toBe(dialog)
  })

  const ofBids = ['acceptance.asked', 'decline.asked', 'reconsideration.asked'] as const
  it.each(ofBids)('by %s is about the bid that was shown, not about one that is asked for behind it', (type) => {
    const dialogs = startDialogs()
    expect(dialogs.bid()).toBeNull()
    dialogs.ask({ type, bid: { amount: 120 } })
    dialogs.ask({ type, bid: { amount: 99 } })
    expect(dialogs.bid()).toEqual({ amount: 120 })
    dialogs.close()
    dialogs.ask({ type, bid: { amount: 99 } })
    expect(dialogs.bid()).toEqual({ amount: 99 })
  })
})

describe('the rating', () => {
  it('opens by itself, once a visit', () => {
    const dialogs = startDialogs({ mayRate: true })
    expect(dialogs.state()).toBe('rating')
    dialogs.close()
    dialogs.lookAgain(true)
    expect(dialogs.state()).toBe('none')
    dialogs.ask({ type: 'rating.asked' })
    expect(dialogs.state()).toBe('rating')
  })

  it('opens as soon as the job turns out to be completed, and not before', () => {
    const dialogs = startDialogs()
    dialogs.lookAgain(false)
    expect(dialogs.state()).toBe('none')
    dialogs.lookAgain(true)
    expect(dialogs.state()).toBe('rating')
    dialogs.close()
    dialogs.lookAgain(true)
    expect(dialogs.state()).toBe('none')
  })

  it('stays while the job is looked at again, also where it may no longer be given', () => {
    const dialogs = startDialogs({ mayRate: true })
    dialogs.lookAgain(true)
    dialogs.lookAgain(false)
    expect(dialogs.state()).toBe('rating')
  })

  it('does not come in front of another dialog, nor behind it', () => {
    const dialogs = startDialogs()
    dialogs.ask({ type: 'edit.asked' })
    dialogs.lookAgain(true)
    expect(dialogs.state()).toBe('edit')
    dialogs.close()
    dialogs.lookAgain(true)
    expect(dialogs.state()).toBe('none')
  })
})

describe('a bid that was being typed', () => {
  it('goes on where it was left, once', () => {
    const dialogs = startDialogs({ isTypingBid: true })
    expect(dialogs.state()).toBe('bid')
    dialogs.close()
    dialogs.lookAgain(false)
    expect(dialogs.state()).toBe('none')
  })
})
