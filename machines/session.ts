import { assertEvent, assign, fromCallback, setup } from 'xstate'
import { isTransient, type Outcome } from './outcome.ts'
import type {
  StoredSession,
  LoginInput,
  RevokeInput,
  SessionEnd,
  SessionEvent,
  SessionFacts,
  SessionTypes,
} from './session-types.ts'
import { outputOf, port, typed } from './typed.ts'

/**
 * Who is logged in. One actor for the whole app.
 *
 *     restoring → signedIn | signedOut
 *     signedOut: idle | expired | left → authenticating → signedIn | idle (`failure` says why not)
 *     authenticating → leaving (the account is about to be deleted) → keeping → signedIn | leaving | idle
 *     signedOut → signedIn (a login in another tab)
 *     signedIn → idle (a logout, here or in another tab) | expired (a 401 on any call; drafts are not touched)
 *         | left (the account is about to be deleted)
 *
 * Ports: actors `restore`, `login`, `revoke` (runs by itself: logging out does not wait for it) and `listen` (sends
 * `session.changedElsewhere` and `session.expired`); action `keep` stores the context on the device.
 * Tags: `in` and `out` for what may be displayed; neither while restoring.
 */
export function createSession<Session extends SessionFacts>() {
  type Kept = StoredSession<Session>
  const session = setup({
    types: typed<SessionTypes<Session>>(),
    actors: {
      restore: port<Kept, undefined>('restore'),
      login: port<Outcome<Session>, LoginInput>('login'),
      revoke: port<void, RevokeInput>('revoke'),
      listen: fromCallback<SessionEvent<Session>>(() => undefined),
    },
    guards: {
      isSomebody: (_, there: Pick<Kept, 'session'>) => there.session !== null,
      isSamePerson: ({ context }, there: Pick<Kept, 'session'>) => there.session?.user.id === context.session?.user.id,
      isThisSession: ({ context }, token: string) => token === context.session?.token,
      isDone: (_, outcome: Outcome<Session>) => outcome.type === 'done',
      isLeaving: (_, outcome: Outcome<Session>) => outcome.type === 'forbidden' && outcome.code === 'ACCOUNT_LEAVING',
      mayPass: (_, outcome: Outcome<Session>) => outcome.type !== 'done' && isTransient(outcome),
    },
    actions: {
      /** Port: stores the context's session and language on the device; removes the session if it is null. */
      keep: (): void => undefined,
      take: assign((_, { session, language }: Kept) => ({ session, language })),
      takeLogin: assign((_, outcome: Outcome<Session>) =>
        outcome.type === 'done' ? keptOf(outcome.value) : { failure: outcome },
      ),
      takeUser: assign(({ event }) => {
        assertEvent(event, 'user.updated')
        return keptOf(event.session)
      }),
      takeLanguage: assign(({ event }) => {
        assertEvent(event, 'language.changed')
        return { language: event.language }
      }),
      forget: assign({ session: null }),
      takeDate: assign(({ event }) => {
        assertEvent(event, 'deletion.begun')
        return { deleteAt: event.deleteAt }
      }),
      forgetDate: assign({ deleteAt: null }),
      startOver: assign({ session: null, language: 'en' }),
      forgetFailure: assign({ failure: null }),
    },
  })
  const eventOf = <Event>({ event }: { event: Event }): Event => event
  const restored = { type: 'take', params: outputOf } as const
  const follow = { type: 'take', params: eventOf } as const
  const answered = { type: 'takeLogin', params: outputOf } as const
  const welcomed = {
    guard: { type: 'isDone', params: outputOf },
    actions: [answered, 'keep'],
    target: '#session.signedIn',
  } as const
  const mayKeep = (guard: 'isLeaving' | 'mayPass') =>
    ({ guard: { type: guard, params: outputOf }, actions: answered, target: 'leaving' }) as const
  const refused = { actions: answered, target: 'idle' } as const
  const ended = (why: SessionEnd) => session.emit({ type: 'session.ended', why })
  const tellStarted = session.enqueueActions(({ context, enqueue }) => {
    if (context.session) enqueue.emit({ type: 'session.started', session: context.session })
  })
  const revoke = session.enqueueActions(({ context: { session, language }, enqueue }) => {
    if (session) enqueue.spawnChild('revoke', { input: { token: session.token, language } })
  })

  return session.createMachine({
    id: 'session',
    context: ({ input: { language } }) => ({ session: null, language, failure: null, deleteAt: null }),
    invoke: { src: 'listen' },
    initial: 'restoring',
    states: {
      restoring: {
        invoke: {
          src: 'restore',
          input: undefined,
          onDone: [
            { guard: { type: 'isSomebody', params: outputOf }, actions: restored, target: 'signedIn' },
            { actions: restored, target: 'signedOut' },
          ],
        },
      },
      signedOut: {
        tags: 'out',
        initial: 'idle',
        on: {
          'language.changed': { actions: ['takeLanguage', 'keep'] },
          'login.submitted': '.authenticating',
          'session.changedElsewhere': [
            { guard: { type: 'isSomebody', params: eventOf }, actions: follow, target: 'signedIn' },
            { actions: follow },
          ],
        },
        states: {
          idle: { exit: 'forgetFailure' },
          expired: {},
          left: { exit: 'forgetDate' },
          leaving: { on: { 'deletion.undone': 'keeping' }, exit: 'forgetFailure' },
          authenticating: {
            tags: 'busy',
            on: { 'login.submitted': undefined },
            invoke: {
              src: 'login',
              input: ({ context: { language }, event }) => {
                assertEvent(event, 'login.submitted')
                return { email: event.email, password: event.password, language, keepsAccount: false }
              },
              onDone: [welcomed, mayKeep('isLeaving'), refused],
            },
          },
          keeping: {
            tags: 'busy',
            on: { 'login.submitted': undefined },
            invoke: {
              src: 'login',
              input: ({ context: { language }, event }) => {
                assertEvent(event, 'deletion.undone')
                return { email: event.email, password: event.password, language, keepsAccount: true }
              },
              onDone: [welcomed, mayKeep('mayPass'), refused],
            },
          },
        },
      },
      signedIn: {
        tags: 'in',
        entry: tellStarted,
        on: {
          'logout.requested': {
            actions: [revoke, 'startOver', 'keep', ended('logout')],
            target: 'signedOut',
          },
          'deletion.begun': {
            actions: ['takeDate', 'forget', 'keep', ended('left')],
            target: 'signedOut.left',
          },
          'session.expired': {
            guard: { type: 'isThisSession', params: ({ event }) => event.token },
            actions: ['forget', 'keep', ended('expired')],
            target: 'signedOut.expired',
          },
          'session.changedElsewhere': [
            { guard: { type: 'isSamePerson', params: eventOf }, actions: follow },
            { guard: { type: 'isSomebody', params: eventOf }, actions: follow, target: 'signedIn', reenter: true },
            { actions: [follow, ended('elsewhere')], target: 'signedOut' },
          ],
          'user.updated': { guard: { type: 'isSamePerson', params: eventOf }, actions: ['takeUser', 'keep'] },
          'language.changed': { actions: ['takeLanguage', 'keep'] },
        },
      },
    },
  })
}

/** The session, and the language of its account. */
function keptOf<Session extends SessionFacts>(session: Session): StoredSession<Session> {
  return { session, language: session.user.language }
}
