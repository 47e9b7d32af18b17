import type { Page } from 'playwright-core'
import type { SnapshotFrom } from 'xstate'
import { done } from '../../machines/outcome.ts'
import type { Language } from '../../machines/session.ts'
import { languageFacts } from '../../src/i18n/languages.ts'
import type { Translate } from '../../src/i18n/translate.ts'
import { note } from 'statechart-kit/script/notes'
import { record } from '../../tests/support/json.ts'
import { told } from '../support/language.ts'
import { links } from '../../src/shared/routes.ts'
import { newBusiness, UNUSED, type Account } from '../support/api.ts'
import { PASSWORD } from '../support/sign-up.ts'
import { session } from '../models/session.ts'
import type { Gate } from './support/network-gate.ts'
import {
  expire,
  leave,
  newAna,
  seesLeft,
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
import { businessOf, customerOf, logInAs, refuses, keeps, sessionsOf } from './support/stored.ts'
import { type Stage, walkScene } from './support/walk.ts'
import { storedText } from '../support/stored-session.ts'
import { wordsOf, type Visit } from './support/visit.ts'

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

/** Ana has logged in earlier. */
type World = {
  readonly visit: Visit
  readonly ana: Account
  /** Who came in her place. */
  luis?: Account
  /** Who is in, as the samples call them. */
  here: string
  /** Before the call that ends a session on the server. */
  readonly logouts: Gate
}

const whoIsIn = ({ ana, luis, here }: World): Account => (here === 'luis' ? (luis ?? ana) : ana)

const stage: Stage<SessionMachine, World> = {
  open: async (openVisit) => {
    const ana = await newAna(UNUSED)
    const visit = await openVisit(ana)
    return { visit, ana, here: 'ana', logouts: await visit.gateOn('logout') }
  },
  does: {
    'login.submitted': 'elsewhere',
    'deletion.undone': 'elsewhere',
    'code.submitted': 'elsewhere',
    'code.left': 'elsewhere',
    'passkey.chosen': 'elsewhere',
    'logout.requested': async (world) => {
      const say = await wordsOn(world)
      const { page } = world.visit
      await openOptions(page, say)
      await logOut(page, say)
    },
    'deletion.begun': async (world) => {
      const say = await wordsOn(world)
      const { page } = world.visit
      await openOptions(page, say)
      await page.getByRole('link', { name: say('safety.leave.title'), exact: true }).click()
      await page.getByLabel(say('account.password.current'), { exact: true }).fill(PASSWORD)
      await page.getByRole('button', { name: say('safety.leave.submit'), exact: true }).click()
      const dialog = page.getByRole('alertdialog', { name: say('safety.leave.ask'), exact: true })
      await dialog.getByRole('button', { name: say('safety.leave.submit'), exact: true }).click()
    },
    'session.expired': expire,
    'session.changedElsewhere': async (world, { session: there, language: wanted }) => {
      if (there && there.user.id !== world.here) {
        world.here = there.user.id
        if (world.here !== 'luis') return leave(world, storedText(world.ana, spoken[wanted]))
        world.luis = await newBusiness()
        return leave(world, storedText(world.luis, spoken[wanted]))
      }
      const say = await wordsOn(world)
      const { context } = world.visit
      const tab = await context.newPage()
      await tab.goto(links.profileOptions)
      if (!there) return logOut(tab, say)
      await chooseLanguage(tab, say, spoken[wanted])
      await tab.locator(`html[lang=${spoken[wanted]}]`).waitFor()
      // Else it may be the first to hear that a session is over, and tell this one of a logout.
      await tab.close()
    },
    'user.updated': async (world, { session: { user } }) => {
      const say = await wordsOn(world)
      const { page } = world.visit
      const saved = page.getByRole('status').filter({ hasText: say.code('PROFILE_UPDATED') })
      await openOptions(page, say)
      await page.getByRole('link', { name: say('account.options.profile'), exact: true }).click()
      // What was said of an update before this one is on its way out.
      await saved.waitFor({ state: 'detached' })
      await page.getByLabel(say('fields.name'), { exact: true }).fill(user.name)
      await page.getByRole('button', { name: say('fields.save'), exact: true }).click()
      await saved.waitFor()
      await page.getByRole('link', { name: say('ui.back'), exact: true }).click()
    },
    'language.changed': async (world, { language: wanted }) => {
      const say = await wordsOn(world)
      const { page } = world.visit
      await openOptions(page, say)
      await chooseLanguage(page, say, spoken[wanted])
    },
  },
  answers: {
    restore: async ({ visit: { page } }) => void (await page.goto(links.dashboard)),
    login: 'elsewhere',
    checkCode: 'elsewhere',
    passkey: 'elsewhere',
    revoke: 'elsewhere',
    listen: 'sends events',
  },
  /** Logging out waits for nobody. */
  ignored: { revoke: ({ logouts }) => logouts },
  sees: {
    restoring: seesNothing,
    'signedOut.idle': seesLogin,
    'signedOut.expired': seesLogin,
    'signedOut.left': async ({ visit: { page } }, { context }) =>
      seesLeft(page, await wordsOf(spoken[context.language])),
    'signedOut.leaving': 'elsewhere',
    'signedOut.keeping': 'elsewhere',
    'signedOut.authenticating': 'elsewhere',
    'signedOut.codeWanted': 'elsewhere',
    'signedOut.checkingCode': 'elsewhere',
    'signedOut.provingPasskey': 'elsewhere',
    'signedOut.passkeyRefused': 'elsewhere',
    signedIn: seesSomebody,
  },
  stored: {
    /** The token opens nothing any more. */
    logout: (world) => refuses(sessionsOf(whoIsIn(world)), 'UNAUTHORIZED'),
    deleteAccount: (world) => {
      const { email, password } = whoIsIn(world)
      return refuses(logInAs(email, password), 'ACCOUNT_LEAVING')
    },
    editCustomer: async ({ ana }, { before, now }) => keeps(await customerOf(ana), saidOf(before, now)),
    editBusiness: async ({ luis }, { before, now }) => keeps(luis && (await businessOf(luis)), saidOf(before, now)),
  },
}

/** The name of the person who is in by now, and the language if it was chosen just now. */
function saidOf(before: SnapshotFrom<SessionMachine>, { context }: SnapshotFrom<SessionMachine>) {
  const { session: here, language } = context
  return {
    name: here?.user.name,
    ...(language === before.context.language ? {} : { language: spoken[language] }),
  }
}

/** Does nothing on the options themselves. */
async function openOptions(page: Page, say: Translate): Promise<void> {
  if (await page.getByRole('button', { name: say('account.options.logout') }).isVisible()) return
  await page.getByRole('link', { name: say('shell.profile'), exact: true }).click()
}

async function chooseLanguage(page: Page, say: Translate, wanted: Language): Promise<void> {
  await page.getByRole('button', { name: say('account.options.language') }).click()
  const dialog = page.getByRole('dialog', { name: say('account.options.language'), exact: true })
  await dialog.getByRole('button', { name: languageFacts[wanted].name }).click()
}

async function logOut(page: Page, say: Translate): Promise<void> {
  await page.getByRole('button', { name: say('account.options.logout') }).click()
  const dialog = page.getByRole('alertdialog', { name: say('account.options.logoutTitle'), exact: true })
  await dialog.getByRole('button', { name: say('account.options.logout') }).click()
}

walkScene(session, 'logout', stage)
