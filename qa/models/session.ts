import { done } from '../../machines/outcome.ts'
import { type SessionFacts, createSession } from '../../machines/session.ts'
import type { Model } from 'statechart-kit/core/model'
import type { Moment } from 'statechart-kit/core/moment'
import { always } from 'statechart-kit/core/properties'
import { sceneOf } from './api.ts'
import { endsItsWork } from './property-helpers.ts'

/** Somebody who is logged in, and can be told by name. */
export type Person = SessionFacts & { readonly user: { readonly name: string } }

const ana: Person = { token: 'token-a', user: { id: 'ana', language: 'es', name: 'Ana Torres' } }
const luis: Person = { token: 'token-l', user: { id: 'luis', language: 'es', name: 'Luis Ortega' } }
const renamed: Person = { ...ana, user: { ...ana.user, name: 'Ana Ruiz' } }

const machine = createSession<Person>()
const digest = ['session.token', 'session.user.name', 'language', 'failure.type']
const input = { language: 'en' } as const
const submitted = [{ type: 'login.submitted', email: 'ana@example.com', password: 'kettle7' }] as const
const chosen = [{ type: 'passkey.chosen', signed: null }] as const
const expired = [{ type: 'session.expired', token: 'token-a' }] as const

/** What the samples call Spanish is the language of the run, and Arabic another one. */
const words = { 'language es': 'own language', 'language ar': 'another language', 'language en': 'English' }

/** What came too late for the session that it was about. */
const inert = [
  {
    event: { type: 'session.expired', token: 'token-before' },
    headless: 'The answer to a call of a session that is gone: its page has dropped the call.',
  },
  {
    event: { type: 'user.updated', session: { ...luis, user: { ...luis.user, id: 'somebody-else' } } },
    headless: 'Only a screen of who is in says it, and it goes with the session.',
  },
] as const

// A logout leaves English behind; otherwise the device speaks Spanish, until somebody wants Arabic.
const elsewhere = { type: 'session.changedElsewhere' } as const

const login = sceneOf(machine, {
  name: 'login',
  about: 'A device on which nobody is logged in.',
  words,
  input,
  events: {
    'login.submitted': submitted,
    'deletion.undone': [{ type: 'deletion.undone', email: 'ana@example.com', password: 'kettle7' }],
    'code.submitted': [{ type: 'code.submitted', code: '123456' }],
    'code.left': [{ type: 'code.left' }],
    'passkey.chosen': chosen,
    'logout.requested': [],
    'deletion.begun': [],
    'session.expired': expired,
    'session.changedElsewhere': [
      { ...elsewhere, session: null, language: 'ar' },
      { ...elsewhere, session: ana, language: 'es' },
    ],
    'user.updated': [],
    'language.changed': [{ type: 'language.changed', language: 'ar' }],
  },
  answers: {
    restore: [{ session: null, language: 'es' }],
    login: [done(ana)],
    checkCode: [done(ana)],
    passkey: [done(ana)],
    revoke: [],
    listen: 'sends events',
  },
  calls: { login: ['loginCustomer'], checkCode: ['finishLogin'], passkey: ['finishPasskeyLogin'] },
  inert,
  offers: {
    // The present one is chosen already; who is in chooses elsewhere.
    'language.changed': (snapshot, { language }) => snapshot.hasTag('out') && language !== snapshot.context.language,
    // What another tab does while somebody is in belongs to the other scene; and only what is new is heard of.
    'session.changedElsewhere': (snapshot, { session: there, language }) =>
      snapshot.hasTag('out') && (there !== null || language !== snapshot.context.language),
  },
  digest,
})

const logout = sceneOf(machine, {
  name: 'logout',
  about: 'Somebody who is logged in.',
  words,
  input,
  events: {
    'login.submitted': submitted,
    'deletion.undone': [],
    'code.submitted': [],
    'code.left': [],
    'passkey.chosen': chosen,
    'logout.requested': [{ type: 'logout.requested' }],
    'deletion.begun': [{ type: 'deletion.begun', deleteAt: '2026-03-15T09:00:00.000Z' }],
    'session.expired': expired,
    'session.changedElsewhere': [
      { ...elsewhere, session: null, language: 'en' },
      { ...elsewhere, session: luis, language: 'es' },
      { ...elsewhere, session: ana, language: 'ar' },
      { ...elsewhere, session: renamed, language: 'ar' },
    ],
    'user.updated': [{ type: 'user.updated', session: renamed }],
    'language.changed': [{ type: 'language.changed', language: 'ar' }],
  },
  answers: {
    restore: [{ session: ana, language: 'es' }],
    login: [],
    checkCode: [],
    passkey: [],
    revoke: [],
    listen: 'sends events',
  },
  calls: { revoke: ['logout'], 'logout.requested': ['logout'] },
  ignored: { revoke: { after: 'logout.requested' } },
  inert,
  offers: {
    // The other scene logs in and chooses.
    'login.submitted': () => false,
    'passkey.chosen': () => false,
    // A page makes its calls for the person who is in.
    'session.expired': ({ context: { session: here } }, { token }) => here === null || here.token === token,
    'language.changed': (snapshot) => !snapshot.hasTag('out'),
    // Nobody changes the name of somebody else; and who wants Arabic by now is kept so.
    'user.updated': ({ context: { session: here, language } }, { session: { user } }) =>
      here?.user.id === user.id && language === user.language,
    'session.changedElsewhere': (snapshot, { session: there, language }) => {
      const { session: here, language: present } = snapshot.context
      if (here === null) return false
      // A person who comes in the place of somebody else has not been renamed there; another tab of the same person has the same name.
      if (there?.user.id !== here.user.id) return there !== renamed
      return there.user.name === here.user.name && language !== present
    },
  },
  digest,
})

type Now = Moment<typeof machine>

export const session: Model = {
  name: 'session',
  about: 'Who is here; one for the whole app.',
  scenes: [login, logout],
  properties: {
    'a busy state ends': endsItsWork,
    'whoever is in has a session, and whoever is out has none': always(
      ({ snapshot }: Now) => snapshot.hasTag('in') === (snapshot.context.session !== null),
    ),
    'the end of a session is told, once': always(
      ({ before, snapshot, emitted }: Now) =>
        emitted.filter(({ type }) => type === 'session.ended').length ===
        (before.hasTag('in') && snapshot.hasTag('out') ? 1 : 0),
    ),
  },
  headless: {},
}
