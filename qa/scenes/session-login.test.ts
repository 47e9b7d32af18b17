import { done } from '../../machines/outcome.ts'
import { note } from 'statechart-kit/script/notes'
import { record } from '../../tests/support/json.ts'
import { told } from '../support/language.ts'
import { links } from '../../src/shared/routes.ts'
import { UNUSED, type Account } from '../support/api.ts'
import { session } from '../models/session.ts'
import type { Gate } from './support/network-gate.ts'
import {
  expire,
  leave,
  newAna,
  seesLogin,
  seesCodeStep,
  seesNothing,
  seesPasskey,
  seesSomebody,
  spoken,
  wordsOn,
  type SessionMachine,
  isIn,
  isOf,
  logIn,
  seesOffer,
} from './support/session-screens.ts'
import { holdsPasskey, newSecured, type Secured } from './support/secured.ts'
import { type Stage, walkScene } from './support/walk.ts'
import { storedText } from '../support/stored-session.ts'
import type { Visit } from './support/visit.ts'

/** Nobody is logged in; gates stand before every login. */
type LoginWorld = {
  readonly visit: Visit
  readonly gate: Gate
  readonly codes: Gate
  readonly passkeys: Gate
  readonly ana: Account
  /** Made once a code is asked for. */
  secured?: Promise<Secured>
  /** Made once a passkey is. */
  keyed?: Promise<Account>
}

const securedIn = (world: LoginWorld): Promise<Secured> => (world.secured ??= newSecured())
const keyedIn = (world: LoginWorld): Promise<Account> => (world.keyed ??= newAna(UNUSED))

const loginStage: Stage<SessionMachine, LoginWorld> = {
  open: async (openVisit) => {
    const ana = await newAna()
    const visit = await openVisit(null)
    const world: LoginWorld = {
      visit,
      gate: await visit.gateOn('loginCustomer', 'loginBusiness'),
      codes: await visit.gateOn('finishLogin'),
      passkeys: await visit.gateOn('finishPasskeyLogin'),
      ana,
    }
    await holdsPasskey(visit.page, () => keyedIn(world))
    return world
  },
  does: {
    'login.submitted': async (world) => logIn(world.visit.page, await wordsOn(world), world.ana),
    'deletion.undone': async (world) => {
      const say = await wordsOn(world)
      await world.visit.page.getByRole('button', { name: say('auth.login.keep'), exact: true }).click()
    },
    'code.submitted': async (world) => {
      const say = await wordsOn(world)
      const { page } = world.visit
      const field = page.getByLabel(say('auth.login.code.code'), { exact: true })
      // A recovery code, for one of the app works once in half a minute.
      await field.fill((await securedIn(world)).codes[0] ?? '')
      await page.getByRole('button', { name: say('auth.login.code.submit'), exact: true }).click()
    },
    'code.left': async (world) => {
      const say = await wordsOn(world)
      await world.visit.page.getByRole('button', { name: say('auth.login.code.back'), exact: true }).click()
    },
    'passkey.chosen': async (world) => {
      const say = await wordsOn(world)
      await world.visit.page.getByRole('button', { name: say('auth.login.passkey'), exact: true }).click()
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
    'language.changed': async ({ visit: { page } }, { language }) => {
      await page.getByRole('banner').getByRole('button').click()
      await page.locator(`[popover] button[lang=${spoken[language]}]`).click()
    },
  },
  answers: {
    restore: async ({ visit: { page } }) => void (await page.goto(links.login)),
    login: async (world, outcome) => {
      if (!('ticket' in outcome)) return world.gate.answer(outcome)
      note({ kind: 'told', part: 'does', text: told.needsCode, about: null })
      const { email } = (await securedIn(world)).account
      await world.gate.answer(done(null), (body) => ({ ...record(body), email }))
    },
    checkCode: ({ codes }, outcome) => codes.answer(outcome),
    passkey: ({ passkeys }, outcome) => passkeys.answer(outcome),
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
    'signedOut.codeWanted': seesCodeStep,
    'signedOut.checkingCode': async (world, snapshot) => {
      await world.codes.arrived()
      await seesCodeStep(world, snapshot)
    },
    'signedOut.provingPasskey': async (world, snapshot) => {
      await world.passkeys.arrived()
      await seesPasskey(world, snapshot)
    },
    'signedOut.passkeyRefused': seesPasskey,
    signedIn: seesSomebody,
  },
  stored: {
    loginCustomer: ({ visit, ana }) => isIn(visit, ana),
    finishLogin: async (world) => {
      const { account, codes } = await securedIn(world)
      codes.shift()
      await isOf(world.visit, account)
    },
    finishPasskeyLogin: async (world) => isOf(world.visit, await keyedIn(world)),
  },
}

walkScene(session, 'login', loginStage)
