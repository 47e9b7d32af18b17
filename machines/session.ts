import { assertEvent, assign, fromCallback, setup } from 'xstate'
import type { components } from '../generated/client/schemas.ts'
import { isDone, isTransient, type Outcome, type Failure } from './outcome.ts'
import { outputOf, port, machineTypes } from './machine-types.ts'

export type Language = 'en' | 'es' | 'ar'

/** The part of a session that this chart uses. */
export type SessionFacts = {
  readonly token: string
  readonly user: { readonly id: string; readonly language: Language }
}

/** What is stored on the device, shared by all tabs. */
export type StoredSession<Session extends SessionFacts> = {
  readonly session: Session | null
  readonly language: Language
}

export type Credentials = { readonly email: string; readonly password: string }

/** `keepsAccount`: an account that is about to be deleted is to be kept. */
export type LoginInput = Credentials & { readonly language: Language; readonly keepsAccount: boolean }

/** What opens the session of a login that needs a code: the ticket of its answer, and the code that was typed. */
export type CodeInput = { readonly ticket: string; readonly code: string; readonly language: Language }

/** What a passkey has signed to log in. */
export type SignedLogin = Omit<components['schemas']['PasskeyLogin'], 'keepAccount'>

/** Null where the browser has to ask for a passkey yet. */
export type PasskeyInput = { readonly signed: SignedLogin | null; readonly language: Language }

export type RevokeInput = { readonly token: string; readonly language: Language }

export type SessionInput = { readonly language: Language }

export type SessionEvent<Session extends SessionFacts> =
  | ({ readonly type: 'login.submitted' } & Credentials)
  /** Logs in again, to keep the account that was refused because it is about to be deleted. */
  | ({ readonly type: 'deletion.undone' } & Credentials)
  /** A code of the authenticator app, or a recovery code. */
  | { readonly type: 'code.submitted'; readonly code: string }
  /** Back from the code to email and password. */
  | { readonly type: 'code.left' }
  /** Logs in by a passkey; `signed` is null where the browser has to ask for one yet. */
  | { readonly type: 'passkey.chosen'; readonly signed: SignedLogin | null }
  | { readonly type: 'logout.requested' }
  /** The account here is about to be deleted, and its sessions have ended; the time is ISO 8601 in UTC. */
  | { readonly type: 'deletion.begun'; readonly deleteAt: string }
  /** A call with this token was answered with 401. */
  | { readonly type: 'session.expired'; readonly token: string }
  /** Another tab logged in, out or changed something. */
  | ({ readonly type: 'session.changedElsewhere' } & StoredSession<Session>)
  /** The profile was edited here. */
  | { readonly type: 'user.updated'; readonly session: Session }
  | { readonly type: 'language.changed'; readonly language: Language }

export type SessionEnd = 'logout' | 'left' | 'expired' | 'elsewhere'

export type SessionEmitted<Session extends SessionFacts> =
  | { readonly type: 'session.started'; readonly session: Session }
  | { readonly type: 'session.ended'; readonly why: SessionEnd }

type SessionTypes<Session extends SessionFacts> = {
  readonly context: StoredSession<Session> & {
    readonly failure: Failure | null
    /** In `left`: until when the account can be kept. */
    readonly deleteAt: string | null
    /** In `codeWanted` and `checkingCode`: what the server wants with the code. */
    readonly ticket: string | null
  }
  readonly input: SessionInput
  readonly events: SessionEvent<Session>
  readonly emitted: SessionEmitted<Session>
  readonly tags: 'in' | 'out' | 'busy'
}

/**
 * The login state. One actor for the whole app.
 *
 *     restoring → signedIn | signedOut
 *     signedOut: idle | expired | left → authenticating → signedIn | idle (`failure` says why not)
 *     authenticating → leaving (the account is about to be deleted) → keeping → signedIn | leaving | codeWanted | idle
 *     authenticating → codeWanted (the account has a second step) → checkingCode → signedIn | codeWanted | idle (the
 *         ticket has ended, or the account is blocked)
 *     signedOut → provingPasskey (a login by passkey) → signedIn | passkeyRefused
 *     signedOut → signedIn (a login in another tab)
 *     signedIn → idle (a logout, here or in another tab) | expired (a 401 on any call; drafts are not touched)
 *         | left (the account is about to be deleted)
 *
 * Ports: actors `restore`, `login`, `checkCode`, `passkey`, `revoke` (runs on its own; logging out does not wait for it) and `listen` (sends
 * `session.changedElsewhere` and `session.expired`); action `keep` stores the context on the device.
 * Tags: `in` and `out` for what may be displayed; neither while restoring.
 */
export function createSession<Session extends SessionFacts>() {
  type Kept = StoredSession<Session>
  const session = setup({
    types: machineTypes<SessionTypes<Session>>(),
    actors: {
      restore: port<Kept, undefined>('restore'),
      login: port<Outcome<Session>, LoginInput>('login'),
      checkCode: port<Outcome<Session>, CodeInput>('checkCode'),
      passkey: port<Outcome<Session>, PasskeyInput>('passkey'),
      revoke: port<void, RevokeInput>('revoke'),
      listen: fromCallback<SessionEvent<Session>>(() => undefined),
    },
    guards: {
      isSomebody: (_, there: Pick<Kept, 'session'>) => there.session !== null,
      isSamePerson: ({ context }, there: Pick<Kept, 'session'>) => there.session?.user.id === context.session?.user.id,
      isThisSession: ({ context }, token: string) => token === context.session?.token,
      isDone,
      isLeaving: (_, outcome: Outcome<Session>) => outcome.type === 'forbidden' && outcome.code === 'ACCOUNT_LEAVING',
      wantsCode: (_, outcome: Outcome<Session>) => ticketIn(outcome) !== null,
      /** Neither another code nor another try opens this login. */
      isOver: (_, outcome: Outcome<Session>) => outcome.type === 'conflict' || outcome.type === 'forbidden',
      canRetry: (_, outcome: Outcome<Session>) => outcome.type !== 'done' && isTransient(outcome),
    },
    actions: {
      /** Port: stores the context's session and language on the device; removes the session if it is null. */
      keep: (): void => undefined,
      take: assign((_, { session, language }: Kept) => ({ session, language })),
      takeLogin: assign((_, outcome: Outcome<Session>) =>
        outcome.type === 'done' ? keptOf(outcome.value) : { failure: outcome },
      ),
      takeTicket: assign((_, outcome: Outcome<Session>) => ({ ticket: ticketIn(outcome) })),
      forgetTicket: assign({ ticket: null }),
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
  const mayKeep = (guard: 'isLeaving' | 'canRetry') =>
    ({ guard: { type: guard, params: outputOf }, actions: answered, target: 'leaving' }) as const
  const asked = {
    guard: { type: 'wantsCode', params: outputOf },
    actions: [answered, { type: 'takeTicket', params: outputOf }],
    target: 'codeWanted',
  } as const
  /** Where no other login begins. */
  const noOther = { 'login.submitted': undefined, 'passkey.chosen': undefined } as const
  const alone = { tags: 'busy', on: noOther } as const
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
    context: ({ input: { language } }) => ({ session: null, language, failure: null, deleteAt: null, ticket: null }),
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
        exit: 'forgetTicket',
        on: {
          'language.changed': { actions: ['takeLanguage', 'keep'] },
          'login.submitted': '.authenticating',
          'passkey.chosen': '.provingPasskey',
          'session.changedElsewhere': [
            { guard: { type: 'isSomebody', params: eventOf }, actions: follow, target: 'signedIn' },
            { actions: follow },
          ],
        },
        states: {
          idle: { entry: 'forgetTicket', exit: 'forgetFailure' },
          expired: {},
          left: { exit: 'forgetDate' },
          leaving: { on: { 'deletion.undone': 'keeping' }, exit: 'forgetFailure' },
          authenticating: {
            ...alone,
            invoke: {
              src: 'login',
              input: ({ context: { language }, event }) => {
                assertEvent(event, 'login.submitted')
                return { email: event.email, password: event.password, language, keepsAccount: false }
              },
              onDone: [welcomed, mayKeep('isLeaving'), asked, refused],
            },
          },
          keeping: {
            ...alone,
            invoke: {
              src: 'login',
              input: ({ context: { language }, event }) => {
                assertEvent(event, 'deletion.undone')
                return { email: event.email, password: event.password, language, keepsAccount: true }
              },
              onDone: [welcomed, mayKeep('canRetry'), asked, refused],
            },
          },
          provingPasskey: {
            ...alone,
            invoke: {
              src: 'passkey',
              input: ({ context: { language }, event }) => {
                assertEvent(event, 'passkey.chosen')
                return { signed: event.signed, language }
              },
              onDone: [welcomed, { actions: answered, target: 'passkeyRefused' }],
            },
          },
          passkeyRefused: { exit: 'forgetFailure' },
          codeWanted: {
            on: { ...noOther, 'code.submitted': 'checkingCode', 'code.left': 'idle' },
            exit: 'forgetFailure',
          },
          checkingCode: {
            ...alone,
            invoke: {
              src: 'checkCode',
              input: ({ context: { ticket, language }, event }) => {
                assertEvent(event, 'code.submitted')
                return { ticket: ticket ?? '', code: event.code, language }
              },
              onDone: [
                welcomed,
                { guard: { type: 'isOver', params: outputOf }, ...refused },
                { actions: answered, target: 'codeWanted' },
              ],
            },
          },
        },
      },
      signedIn: {
        tags: 'in',
        entry: tellStarted,
        on: {
          'logout.requested': { actions: [revoke, 'startOver', 'keep', ended('logout')], target: 'signedOut' },
          'deletion.begun': { actions: ['takeDate', 'forget', 'keep', ended('left')], target: 'signedOut.left' },
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

/** The ticket of a login that needs a code. */
function ticketIn(outcome: Outcome<unknown>): string | null {
  return outcome.type === 'forbidden' ? (outcome.ticket ?? null) : null
}
