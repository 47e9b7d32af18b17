import type { Page } from 'playwright-core'
import type { SnapshotFrom } from 'xstate'
import type { Language } from '../../machines/session.ts'
import { languageFacts } from '../../src/i18n/languages.ts'
import type { Translate } from '../../src/i18n/translate.ts'
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
  seesNothing,
  seesSomebody,
  spoken,
  wordsOn,
  type SessionMachine,
} from './support/session-screens.ts'
import { businessOf, customerOf, logInAs, refuses, keeps, sessionsOf } from './support/stored.ts'
import { type Stage, walkScene } from './support/walk.ts'
import { storedText } from '../support/stored-session.ts'
import { wordsOf, type Visit } from './support/visit.ts'

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
