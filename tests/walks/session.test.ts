import type { Page } from 'playwright-core'
import type { SnapshotFrom } from 'xstate'
import type { createSession, Language } from '../../machines/session.ts'
import { answer } from '../../docs/examples/over-the-wire/client.ts'
import { languageFacts } from '../../src/i18n/languages.ts'
import type { Translate } from '../../src/i18n/translate.ts'
import { links } from '../../src/routes.ts'
import { newBusiness, newCustomer, type Account } from '../e2e/support/api.ts'
import { PASSWORD } from '../e2e/support/sign-up.ts'
import { session, type Person } from '../models/session.ts'
import type { Gate } from './support/gate.ts'
import type { Stage } from './support/stage.ts'
import { KEPT, keptText, language, wordsOf, type Visit } from './support/visit.ts'
import { walkScene } from './support/walk.ts'

type Machine = ReturnType<typeof createSession<Person>>

type World = {
  readonly visit: Visit
  /** Before every login of this tab. */
  readonly gate: Gate
  /** Before the call that ends a session on the server. */
  readonly logouts: Gate
  readonly ana: Account
}

/** What the samples call Spanish is the language of the run. Logging out leads to English in each; Arabic stands for another than that of the run. */
const spoken: { readonly [Sample in Language]: Language } = {
  es: language,
  en: 'en',
  ar: language === 'ar' ? 'es' : 'ar',
}

const stage: Stage<Machine, World> = {
  open: async (openVisit) => {
    const ana = await newAna()
    const visit = await openVisit(null)
    const logouts = await visit.gateOn('logout')
    return { visit, gate: await visit.gateOn('loginCustomer', 'loginBusiness'), logouts, ana }
  },
  look: ({ visit }) => visit,
  does: {
    'login.submitted': ({ visit: { page, say }, ana }) => logIn(page, say, ana),
    'logout.requested': async ({ visit: { page, say } }) => {
      await openOptions(page, say)
      await logOut(page, say)
    },
    /** The token dies on the server; the next call of the page, on coming back online, is told so. */
    'session.expired': async ({ visit: { context }, ana: { client } }) => {
      await context.setOffline(true)
      await answer(client.POST('/logout'))
      await context.setOffline(false)
    },
    'session.changedElsewhere': async ({ visit: { context, say }, ana }, { session: there, language: wanted }) => {
      const tab = await context.newPage()
      if (there?.user.id === 'luis') return leaves(tab, keptText(await newBusiness(), language))
      if (there === null && wanted !== 'en') return leaves(tab, keptText(null, spoken[wanted]))
      await tab.goto(there && wanted === 'es' ? links.login : links.profileOptions)
      if (there === null) return logOut(tab, say)
      await (wanted === 'es' ? logIn(tab, say, ana) : chooseLanguage(tab, say, spoken[wanted]))
    },
    'user.updated': async ({ visit: { page, say } }, { session: { user } }) => {
      await openOptions(page, say)
      await page.getByRole('link', { name: say('account.options.profile'), exact: true }).click()
      await page.getByLabel(say('signup.name'), { exact: true }).fill(user.name)
      await page.getByRole('button', { name: say('profile.save'), exact: true }).click()
      await page
        .getByRole('status')
        .filter({ hasText: say.code('PROFILE_UPDATED') })
        .waitFor()
      await page.getByRole('link', { name: say('ui.back'), exact: true }).click()
    },
    'language.changed': async ({ visit: { page, say } }, { language: wanted }) => {
      await openOptions(page, say)
      await chooseLanguage(page, say, spoken[wanted])
    },
  },
  answers: {
    /** Somebody who is found on the device has left it there earlier. */
    restore: async ({ visit: { page }, ana }, { session: there }) => {
      if (there) await leaves(page, keptText(ana, language))
      await page.goto(there ? links.dashboard : links.login)
    },
    login: ({ gate }, outcome) => gate.answer(outcome),
    revoke: 'elsewhere',
    listen: 'sends events',
  },
  /** Logging out waits for nobody. */
  unheard: { revoke: ({ logouts }) => logouts },
  sees: {
    restoring: async ({ visit: { page } }) => {
      if (page.url() !== 'about:blank') throw new Error(`There is a page already: ${page.url()}`)
    },
    restored: 'is passed',
    answered: 'is passed',
    'signedOut.idle': (world, snapshot) => seesLogin(world, snapshot, {}),
    'signedOut.wrongCredentials': seesRefused,
    'signedOut.blocked': seesRefused,
    'signedOut.invalid': seesRefused,
    'signedOut.tooMany': seesRefused,
    'signedOut.offline': (world, snapshot) => seesLogin(world, snapshot, { error: failed('offline') }),
    'signedOut.timedOut': (world, snapshot) => seesLogin(world, snapshot, { error: failed('timedOut') }),
    'signedOut.server': (world, snapshot) => seesLogin(world, snapshot, { error: failed('server') }),
    authenticating: async (world, snapshot) => {
      await world.gate.arrived()
      await seesLogin(world, snapshot, { isBusy: true })
    },
    expired: (world, snapshot) => seesLogin(world, snapshot, { notice: (say) => say('auth.login.expired') }),
    /** The own jobs of a customer, those on offer for a business, or the options of an account with its name. */
    signedIn: async ({ visit: { page } }, { context: { session: here, language: wanted } }) => {
      const say = await wordsOf(spoken[wanted])
      const title = here?.user.id === 'luis' ? say('dashboard.titleBusiness') : say('dashboard.titleCustomer')
      const options = page.getByRole('heading', { level: 1, name: say('account.options.title'), exact: true })
      await page.getByRole('heading', { level: 1, name: title, exact: true }).or(options).waitFor()
      if (await options.isVisible())
        await page.getByRole('heading', { level: 2, name: here?.user.name ?? '' }).waitFor()
    },
  },
}

/** Somebody new, whose account speaks the language of the run. */
async function newAna(): Promise<Account> {
  const ana = await newCustomer()
  if (language !== 'en') await answer(ana.client.POST('/edit-customer-details/customer', { body: { language } }))
  return ana
}

type Face = {
  readonly error?: (say: Translate) => string
  readonly notice?: (say: Translate) => string
  readonly isBusy?: boolean
}

const failed = (why: 'offline' | 'timedOut' | 'server') => (say: Translate) =>
  `${say('auth.login.failed')} ${say(`ui.formFailed.${why}`)}`

/** The login screen with the server's refusal in the reader's words. */
function seesRefused(world: World, snapshot: SnapshotFrom<Machine>): Promise<void> {
  const { failure } = snapshot.context
  if (!failure || !('code' in failure)) throw new Error('Only an answer of the server refuses')
  return seesLogin(world, snapshot, { error: (say) => say.code(failure.code) })
}

/** The login screen in the right language: with what went wrong, what to know, and work going on, or without. */
async function seesLogin(
  { visit: { page } }: World,
  { context }: SnapshotFrom<Machine>,
  { error, notice, isBusy = false }: Face,
): Promise<void> {
  const say = await wordsOf(spoken[context.language])
  const form = page.getByRole('form', { name: say('auth.login.title'), exact: true })
  const button = form.getByRole('button', { name: say('auth.login.submit') })
  await button.and(page.locator(isBusy ? '[aria-busy=true]' : ':not([aria-busy])')).waitFor()
  const alerts = form.getByRole('alert')
  await (error ? alerts.filter({ hasText: error(say) }).waitFor() : alerts.waitFor({ state: 'detached' }))
  const notices = page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: say('auth.login.expired') })
  await notices.waitFor({ state: notice ? 'visible' : 'detached' })
}

async function logIn(page: Page, say: Translate, { email }: Account): Promise<void> {
  await page.getByLabel(say('auth.login.email'), { exact: true }).fill(email)
  await page.getByLabel(say('auth.login.password'), { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: say('auth.login.submit'), exact: true }).click()
}

async function logOut(page: Page, say: Translate): Promise<void> {
  await page.getByRole('button', { name: say('account.options.logout') }).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: say('account.options.logout') })
    .click()
}

async function chooseLanguage(page: Page, say: Translate, wanted: Language): Promise<void> {
  await page.getByRole('button', { name: say('account.options.language') }).click()
  await page.getByRole('dialog').getByRole('button', { name: languageFacts[wanted].name }).click()
}

async function openOptions(page: Page, say: Translate): Promise<void> {
  await page.getByRole('link', { name: say('shell.profile'), exact: true }).click()
}

/** Puts on the device what somebody leaves there; another tab that has gone through several changes at once leaves the last. */
async function leaves(tab: Page, text: string): Promise<void> {
  await tab.goto(links.about)
  await tab.evaluate(([name, value]) => localStorage.setItem(name, value), [KEPT, text] as const)
}

walkScene(session, 'app', stage)
