import { links } from '../../src/shared/routes.ts'
import type { Account } from '../support/api.ts'
import { session } from '../models/session.ts'
import type { Gate } from './support/network-gate.ts'
import {
  expire,
  isIn,
  leave,
  logIn,
  newAna,
  seesLogin,
  seesNothing,
  seesOffer,
  seesSomebody,
  spoken,
  wordsOn,
  type SessionMachine,
} from './support/session-screens.ts'
import { type Stage, walkScene } from './support/walk.ts'
import { storedText } from '../support/stored-session.ts'
import type { Visit } from './support/visit.ts'

/** Nobody is logged in; the gate stands before every login. */
type World = { readonly visit: Visit; readonly gate: Gate; readonly ana: Account }

const stage: Stage<SessionMachine, World> = {
  open: async (openVisit) => {
    const ana = await newAna()
    const visit = await openVisit(null)
    return { visit, gate: await visit.gateOn('loginCustomer', 'loginBusiness'), ana }
  },
  screen: ({ visit }) => visit,
  does: {
    'login.submitted': async (world) => logIn(world.visit.page, await wordsOn(world), world.ana),
    'deletion.undone': async (world) => {
      const say = await wordsOn(world)
      await world.visit.page.getByRole('button', { name: say('auth.login.keep'), exact: true }).click()
    },
    'session.expired': expire,
    'session.changedElsewhere': async (world, { session: there, language }) => {
      if (there === null) return leave(world, storedText(null, spoken[language]))
      const { context, say } = world.visit
      const tab = await context.newPage()
      await tab.goto(links.login)
      await logIn(tab, await wordsOn(world), world.ana)
      await tab.getByRole('heading', { level: 1, name: say('dashboard.titleCustomer'), exact: true }).waitFor()
      await tab.close()
    },
    'logout.requested': 'elsewhere',
    'deletion.begun': 'elsewhere',
    'user.updated': 'elsewhere',
    'language.changed': ({ visit: { page } }, { language }) =>
      page.getByRole('navigation').locator(`button[lang=${spoken[language]}]`).click(),
  },
  answers: {
    restore: async ({ visit: { page } }) => void (await page.goto(links.login)),
    login: ({ gate }, outcome) => gate.answer(outcome),
    revoke: 'elsewhere',
    listen: 'sends events',
  },
  sees: {
    restoring: seesNothing,
    'signedOut.idle': seesLogin,
    'signedOut.expired': seesLogin,
    'signedOut.left': 'elsewhere',
    'signedOut.leaving': seesOffer,
    'signedOut.keeping': async (world, snapshot) => {
      await world.gate.arrived()
      await seesOffer(world, snapshot)
    },
    'signedOut.authenticating': async (world, snapshot) => {
      await world.gate.arrived()
      await seesLogin(world, snapshot)
    },
    signedIn: seesSomebody,
  },
  stored: { loginCustomer: ({ visit, ana }) => isIn(visit, ana) },
}

walkScene(session, 'login', stage)
