import { describe, expect, it } from 'vitest'
import type { AnyStateMachine, StateValue } from 'xstate'
import { bidMachine } from '../../machines/bid.ts'
import { createCommand } from '../../machines/command.ts'
import { createDetails } from '../../machines/loader.ts'
import { createForm } from '../../machines/form.ts'
import { createPages } from '../../machines/pages.ts'
import { createRegistration } from '../../machines/registration.ts'
import { createSession } from '../../machines/session.ts'
import { createThread } from '../../machines/thread.ts'

/** What views ask of each state in which a machine rests: who is busy, and what may be shown. */
const charts: readonly [string, AnyStateMachine, readonly (readonly [StateValue, ...string[]])[]][] = [
  [
    'session',
    createSession(),
    [
      ['restoring'],
      [{ signedOut: 'idle' }, 'out'],
      [{ signedOut: 'expired' }, 'out'],
      [{ signedOut: 'authenticating' }, 'busy', 'out'],
      [{ signedOut: 'keeping' }, 'busy', 'out'],
      ['signedIn', 'in'],
    ],
  ],
  [
    'form',
    createForm(),
    [
      [{ open: 'editing' }, 'open'],
      [{ open: 'failed' }, 'failed', 'open'],
      ['leaving', 'open'],
      ['sending', 'busy', 'open'],
      ['saved'],
      ['closed'],
    ],
  ],
  [
    'registration',
    createRegistration(),
    [
      [{ open: 'filling' }, 'open'],
      [{ open: 'failed' }, 'failed', 'open'],
      [{ open: 'uploading' }, 'busy', 'open'],
      ['leaving', 'open'],
      ['submitting', 'busy', 'open'],
      ['registered'],
      ['closed'],
    ],
  ],
  [
    'bid',
    bidMachine,
    [
      [{ open: { new: 'writing' } }, 'open'],
      [{ open: { new: 'failed' } }, 'failed', 'open'],
      [{ open: { new: 'alreadyBid' } }, 'failed', 'open'],
      [{ open: { new: 'needsVerification' } }, 'failed', 'open'],
      [{ open: { new: 'subscriptionInactive' } }, 'failed', 'open'],
      [{ open: { edit: 'writing' } }, 'open'],
      [{ open: { edit: 'failed' } }, 'failed', 'open'],
      [{ open: 'moved' }, 'failed', 'open'],
      ['leaving', 'open'],
      ['placing', 'busy', 'open'],
      ['saving', 'busy', 'open'],
      ['placed'],
      ['saved'],
      ['closed'],
    ],
  ],
  [
    'command',
    createCommand(),
    [
      ['idle'],
      [{ asked: 'plain' }, 'open'],
      [{ asked: 'changed' }, 'open'],
      [{ asked: 'failed' }, 'open'],
      ['sending', 'busy', 'open'],
      ['done'],
      ['refused'],
    ],
  ],
  [
    'pages',
    createPages(),
    [
      ['loading', 'busy'],
      ['failed'],
      [{ shown: 'ready' }, 'shown'],
      [{ shown: 'end' }, 'shown'],
      [{ shown: 'empty' }, 'shown'],
      [{ shown: 'loadingMore' }, 'busy', 'shown'],
      [{ shown: 'moreFailed' }, 'shown'],
      [{ shown: 'refreshing' }, 'busy', 'shown'],
      [{ shown: 'refreshFailed' }, 'shown'],
    ],
  ],
  [
    'details',
    createDetails(),
    [
      ['loading', 'busy'],
      ['refreshing', 'busy', 'shown'],
      ['ready', 'shown'],
      ['refreshFailed', 'shown'],
      ['missing'],
      ['forbidden'],
      ['failed'],
    ],
  ],
  [
    'thread',
    createThread(),
    [
      ['loading', 'busy'],
      ['gone'],
      ['failed'],
      [{ shown: 'ready' }, 'shown'],
      [{ shown: 'loadingOlder' }, 'busy', 'shown'],
      [{ shown: 'olderFailed' }, 'shown'],
      [{ shown: 'catchingUp' }, 'busy', 'shown'],
      [{ shown: 'catchUpFailed' }, 'shown'],
    ],
  ],
]

describe.each(charts)('%s', (_, machine, states) => {
  it.each(states)('%j', (value, ...tags) => {
    const snapshot = machine.resolveState({ value, context: {} })
    expect(Array.from(snapshot.tags, String).toSorted()).toEqual(tags)
  })
})
