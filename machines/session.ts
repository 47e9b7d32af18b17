import { assign, emit, fromCallback, setup } from 'xstate'
import type { Failure, Outcome } from './outcome.ts'
import { port, typed } from './typed.ts'

export type Language = 'en' | 'es' | 'ar'

/** Somebody who is logged in, as far as this chart looks at it. */
export type SessionFacts = {
  readonly token: string
  readonly user: { readonly id: string; readonly language: Language }
}

/** What is kept on the device, and what another tab left there. */
export type KeptSession<Session extends SessionFacts> = {
  readonly session: Session | null
  readonly language: Language
}

export type Credentials = { readonly email: string; readonly password: string }

export type SessionInput = { readonly language: Language }

export type SessionContext<Session extends SessionFacts> = KeptSession<Session> & { readonly failure: Failure | null }

export type SessionEvent<Session extends SessionFacts> =
  | ({ readonly type: 'login.submitted' } & Credentials)
  | { readonly type: 'logout.requested' }
  /** A call with this token was answered with 401. */
  | { readonly type: 'session.expired'; readonly token: string }
  /** Another tab logged in, out or changed something. */
  | ({ readonly type: 'session.changedElsewhere' } & KeptSession<Session>)
  /** The profile was edited here. */
  | { readonly type: 'user.updated'; readonly session: Session }
  /** Chosen in the options of the account. */
  | { readonly type: 'language.changed'; readonly language: Language }

export type SessionEmitted<Session extends SessionFacts> =
  | { readonly type: 'session.started'; readonly session: Session }
  | { readonly type: 'session.ended'; readonly why: 'logout' | 'expired' | 'elsewhere' }

/**
 * Who is here. One actor for the whole app.
 *
 *     restoring → signedIn | signedOut
 *     signedOut → authenticating → signedIn | signedOut.<why not>
 *     signedIn → signedOut (logout) | expired (a 401 on any call, here or in another tab)
 *     expired → authenticating; drafts are not touched
 *
 * Ports: actors `restore`, `login`, `revoke` (runs on by itself: logging out waits for nobody) and `listen` (sends
 * `session.changedElsewhere` and `session.expired`); action `keep`, called with whatever is to be kept on the device.
 * Tags: `in` and `out` for what may be shown; neither while restoring.
 */
export function createSession<Session extends SessionFacts>() {
  const session = setup({
    types: typed<{
      context: SessionContext<Session>
      input: SessionInput
      events: SessionEvent<Session>
      emitted: SessionEmitted<Session>
      tags: 'in' | 'out' | 'busy'
    }>(),
    actors: {
      restore: port<KeptSession<Session>, undefined>('restore'),
      login: port<Outcome<Session>, Credentials & { readonly language: Language }>('login'),
      revoke: port<void, { readonly token: string; readonly language: Language }>('revoke'),
      listen: fromCallback<SessionEvent<Session>>(() => undefined),
    },
    guards: {
      isIn: ({ context }) => context.session !== null,
      isInElsewhere: ({ event }) => event.type === 'session.changedElsewhere' && event.session !== null,
      isOtherElsewhere: ({ context, event }) =>
        event.type === 'session.changedElsewhere' &&
        event.session !== null &&
        event.session.user.id !== context.session?.user.id,
      isThisSession: ({ context, event }) => event.type === 'session.expired' && event.token === context.session?.token,
      isThisPerson: ({ context, event }) =>
        event.type === 'user.updated' && event.session.user.id === context.session?.user.id,
      failedBy: ({ context }, type: Failure['type']) => context.failure?.type === type,
    },
    actions: {
      /** Port: keeps the session and language on the device, or forgets the session where it is null. */
      keep: (_: unknown, _kept: KeptSession<Session>): void => undefined,
      take: assign((_, kept: KeptSession<Session>) => kept),
      follow: assign(({ event }) =>
        event.type === 'session.changedElsewhere' ? { session: event.session, language: event.language } : {},
      ),
      takeUser: assign(({ event }) =>
        event.type === 'user.updated' ? { session: event.session, language: event.session.user.language } : {},
      ),
      takeLanguage: assign(({ event }) => (event.type === 'language.changed' ? { language: event.language } : {})),
      takeLogin: assign((_, outcome: Outcome<Session>) =>
        outcome.type === 'done'
          ? { session: outcome.value, language: outcome.value.user.language, failure: null }
          : { failure: outcome },
      ),
      forget: assign({ session: null }),
      resetLanguage: assign({ language: 'en' }),
      forgetFailure: assign({ failure: null }),
    },
  })

  const keep = {
    type: 'keep',
    params: ({ context: { session, language } }: { context: SessionContext<Session> }): KeptSession<Session> => ({
      session,
      language,
    }),
  } as const

  const tellStarted = session.enqueueActions(({ context, enqueue }) => {
    if (context.session) enqueue.emit({ type: 'session.started', session: context.session })
  })

  const revoke = session.enqueueActions(({ context: { session, language }, enqueue }) => {
    if (session) enqueue.spawnChild('revoke', { input: { token: session.token, language } })
  })

  return session.createMachine({
    id: 'session',
    context: ({ input }) => ({ session: null, language: input.language, failure: null }),
    invoke: { src: 'listen' },
    initial: 'restoring',
    states: {
      restoring: {
        invoke: {
          src: 'restore',
          input: undefined,
          onDone: { actions: { type: 'take', params: ({ event }) => event.output }, target: 'restored' },
        },
      },
      restored: {
        always: [{ guard: 'isIn', target: 'signedIn' }, { target: 'signedOut' }],
      },
      signedOut: {
        tags: 'out',
        initial: 'idle',
        on: {
          'login.submitted': 'authenticating',
          'session.changedElsewhere': [
            { guard: 'isInElsewhere', actions: 'follow', target: 'signedIn' },
            { actions: 'follow' },
          ],
        },
        states: {
          idle: {},
          wrongCredentials: {},
          blocked: {},
          invalid: {},
          tooMany: {},
          offline: {},
          timedOut: {},
          server: {},
        },
      },
      authenticating: {
        tags: ['out', 'busy'],
        entry: 'forgetFailure',
        invoke: {
          src: 'login',
          input: ({ context, event }) => ({
            email: event.type === 'login.submitted' ? event.email : '',
            password: event.type === 'login.submitted' ? event.password : '',
            language: context.language,
          }),
          onDone: { actions: { type: 'takeLogin', params: ({ event }) => event.output }, target: 'answered' },
        },
        on: {
          'session.changedElsewhere': [
            { guard: 'isInElsewhere', actions: 'follow', target: 'signedIn' },
            { actions: 'follow' },
          ],
        },
      },
      answered: {
        always: [
          { guard: 'isIn', actions: keep, target: 'signedIn' },
          { guard: { type: 'failedBy', params: 'unauthorized' }, target: 'signedOut.wrongCredentials' },
          { guard: { type: 'failedBy', params: 'forbidden' }, target: 'signedOut.blocked' },
          { guard: { type: 'failedBy', params: 'invalid' }, target: 'signedOut.invalid' },
          { guard: { type: 'failedBy', params: 'tooMany' }, target: 'signedOut.tooMany' },
          { guard: { type: 'failedBy', params: 'offline' }, target: 'signedOut.offline' },
          { guard: { type: 'failedBy', params: 'timedOut' }, target: 'signedOut.timedOut' },
          { target: 'signedOut.server' },
        ],
      },
      signedIn: {
        tags: 'in',
        entry: tellStarted,
        on: {
          'logout.requested': {
            actions: [revoke, 'forget', 'resetLanguage', keep, emit({ type: 'session.ended', why: 'logout' })],
            target: 'signedOut',
          },
          'session.expired': {
            guard: 'isThisSession',
            actions: ['forget', keep, emit({ type: 'session.ended', why: 'expired' })],
            target: 'expired',
          },
          'session.changedElsewhere': [
            { guard: 'isOtherElsewhere', actions: 'follow', target: 'signedIn', reenter: true },
            { guard: 'isInElsewhere', actions: 'follow' },
            { actions: ['follow', emit({ type: 'session.ended', why: 'elsewhere' })], target: 'signedOut' },
          ],
          'user.updated': { guard: 'isThisPerson', actions: ['takeUser', keep] },
          'language.changed': { actions: ['takeLanguage', keep] },
        },
      },
      expired: {
        tags: 'out',
        on: {
          'login.submitted': 'authenticating',
          'session.changedElsewhere': [
            { guard: 'isInElsewhere', actions: 'follow', target: 'signedIn' },
            { actions: 'follow' },
          ],
        },
      },
    },
  })
}
