import { describe, expect, it } from 'vitest'
import type { AnyStateMachine, StateValue } from 'xstate'
import { createDetails } from '../../machines/details.ts'
import { createForm } from '../../machines/form/index.ts'
import { createPages } from '../../machines/pages.ts'
import { createSession } from '../../machines/session.ts'

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
      ['signedIn', 'in'],
    ],
  ],
  [
    'form',
    createForm(),
    [
      ['closed'],
      [{ open: 'editing' }, 'open'],
      [{ open: 'leaving' }, 'open'],
      [{ open: 'waiting' }, 'busy', 'open'],
      [{ open: 'saving' }, 'busy', 'open'],
      [{ open: { refused: 'missing' } }, 'open', 'refused'],
      [{ open: { failed: 'offline' } }, 'failed', 'open'],
      ['saved'],
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
]

describe.each(charts)('%s', (_, machine, states) => {
  it.each(states)('%j', (value, ...tags) => {
    const snapshot = machine.resolveState({ value, context: {} })
    expect(Array.from(snapshot.tags, String).toSorted()).toEqual(tags)
  })
})
