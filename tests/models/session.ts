import { done } from '../../machines/outcome.ts'
import { createSession, type SessionFacts } from '../../machines/session.ts'
import type { Model } from './model.ts'
import { sceneOf } from './scene.ts'

/** Somebody who is logged in, and can be told by name. */
export type Person = SessionFacts & { readonly user: { readonly name: string } }

const ana: Person = { token: 'token-a', user: { id: 'ana', language: 'es', name: 'Ana Torres' } }
const luis: Person = { token: 'token-l', user: { id: 'luis', language: 'es', name: 'Luis Ortega' } }
const renamed: Person = { ...ana, user: { ...ana.user, name: 'Ana Ruiz' } }

// Whoever logs out leaves English behind; otherwise the device speaks Spanish, until somebody wants Arabic.
const loggedOut = { type: 'session.changedElsewhere', session: null, language: 'en' } as const
const nobody = { type: 'session.changedElsewhere', session: null, language: 'ar' } as const
const anaElsewhere = { type: 'session.changedElsewhere', session: ana, language: 'es' } as const
const luisElsewhere = { type: 'session.changedElsewhere', session: luis, language: 'es' } as const
const anaInArabic = { type: 'session.changedElsewhere', session: ana, language: 'ar' } as const

export const session: Model = {
  name: 'session',
  about: 'Who is here; one for the whole app.',
  scenes: [
    sceneOf(createSession<Person>(), {
      name: 'app',
      about: 'The app in one tab.',
      input: { language: 'en' },
      events: {
        'login.submitted': [{ type: 'login.submitted', email: 'ana@example.com', password: 'secret1' }],
        'logout.requested': [{ type: 'logout.requested' }],
        'session.expired': [{ type: 'session.expired', token: 'token-a' }],
        'session.changedElsewhere': [loggedOut, nobody, anaElsewhere, luisElsewhere, anaInArabic],
        'user.updated': [{ type: 'user.updated', session: renamed }],
        'language.changed': [{ type: 'language.changed', language: 'ar' }],
      },
      answers: {
        restore: [
          { session: null, language: 'es' },
          { session: ana, language: 'es' },
        ],
        login: [done(ana)],
        revoke: [],
        listen: 'sends events',
      },
      calls: { login: ['loginCustomer'], revoke: ['logout'], 'logout.requested': ['logout'] },
      unheard: { revoke: { after: 'logout.requested' } },
      offers: {
        // Nobody hears before the page is there, and only of what is new: somebody else, another language, nobody any more.
        'session.changedElsewhere': (snapshot, { session: there, language }) => {
          const { session: here, language: present } = snapshot.context
          if (snapshot.matches('restoring')) return false
          if (there === null) return here === null ? language === 'ar' && present !== 'ar' : language === 'en'
          return here === null ? language === 'es' : there.user.id !== here.user.id || language !== present
        },
      },
      digest: ['session.token', 'language', 'failure.type'],
    }),
  ],
  headless: {},
}
