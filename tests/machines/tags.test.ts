import { expect, it } from 'vitest'
import type { AnyStateMachine, AnyStateNode } from 'xstate'
import { bidMachine } from '../../machines/bid.ts'
import { createCommand } from '../../machines/command.ts'
import { createForm } from '../../machines/form.ts'
import { createDetails } from '../../machines/loader.ts'
import { createPages } from '../../machines/pages.ts'
import { createRegistration } from '../../machines/registration.ts'
import { createSession } from '../../machines/session.ts'
import { createThread } from '../../machines/thread.ts'

/** The states below a node that have each tag, of their own or from a state around them. */
function tagged(
  node: AnyStateNode,
  around: readonly string[] = [],
): readonly (readonly [tag: string, state: string])[] {
  const tags = [...around, ...node.tags]
  const children = Object.values<AnyStateNode>(node.states)
  if (children.length === 0) return tags.map((tag) => [tag, node.path.join('.')] as const)
  return children.flatMap((child) => tagged(child, tags))
}

/** What views ask of each state: who is busy, and what may be shown. */
it.each<[string, AnyStateMachine, { readonly [tag: string]: string }]>([
  [
    'session',
    createSession(),
    {
      out: 'signedOut.idle signedOut.expired signedOut.left signedOut.leaving signedOut.authenticating signedOut.keeping signedOut.provingPasskey signedOut.passkeyRefused signedOut.codeWanted signedOut.checkingCode',
      busy: 'signedOut.authenticating signedOut.keeping signedOut.provingPasskey signedOut.checkingCode',
      in: 'signedIn',
    },
  ],
  ['form', createForm(), { open: 'open.editing open.failed leaving sending', failed: 'open.failed', busy: 'sending' }],
  [
    'registration',
    createRegistration(),
    {
      open: 'open.filling open.you open.business open.trust open.failed open.uploading leaving submitting',
      failed: 'open.failed',
      busy: 'open.uploading submitting',
    },
  ],
  [
    'bid',
    bidMachine,
    {
      open: 'open.new.writing open.new.failed open.new.alreadyBid open.new.needsVerification open.new.subscriptionInactive open.edit.writing open.edit.failed open.moved leaving placing saving',
      failed:
        'open.new.failed open.new.alreadyBid open.new.needsVerification open.new.subscriptionInactive open.edit.failed open.moved',
      busy: 'placing saving',
    },
  ],
  ['command', createCommand(), { open: 'asked.plain asked.changed asked.failed sending', busy: 'sending' }],
  [
    'pages',
    createPages(),
    {
      busy: 'loading shown.loadingMore shown.refreshing',
      shown:
        'shown.ready shown.end shown.empty shown.loadingMore shown.moreFailed shown.refreshing shown.refreshFailed',
    },
  ],
  ['details', createDetails(), { busy: 'loading refreshing', shown: 'refreshing ready refreshFailed' }],
  [
    'thread',
    createThread(),
    {
      busy: 'loading shown.loadingOlder shown.catchingUp',
      shown: 'shown.ready shown.loadingOlder shown.olderFailed shown.catchingUp shown.catchUpFailed',
    },
  ],
])('%s', (_, machine, expected) => {
  const states = Map.groupBy(tagged(machine.root), ([tag]) => tag)
  const found = [...states].map(([tag, pairs]) => [tag, pairs.map(([, state]) => state).join(' ')])
  expect(Object.fromEntries(found)).toEqual(expected)
})
