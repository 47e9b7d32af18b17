import type { Page } from 'playwright-core'
import { expect, inject } from 'vitest'
import type { SnapshotFrom } from 'xstate'
import { answer, connect } from '../../../docs/examples/over-the-wire/client.ts'
import type { Language, createSession } from '../../../machines/session.ts'
import { failureText } from '../../../src/i18n/failure-text.ts'
import type { Translate } from '../../../src/i18n/translate.ts'
import { isLanguage } from '../../../src/i18n/languages.ts'
import { links } from '../../../src/shared/routes.ts'
import { newCustomer, type Account } from '../../support/api.ts'
import { STORED_AS, storedToken } from '../../support/stored-session.ts'
import type { Person } from '../../models/session.ts'
import { alertsIn, becomes, isWorking } from './form-facts.ts'
import { customerOf, logInAs } from './stored.ts'
import { note } from 'statechart-kit/script/notes'
import { language, told } from '../../support/language.ts'
import { wordsOf, type Visit } from './visit.ts'

export type SessionMachine = ReturnType<typeof createSession<Person>>

type World = { readonly visit: Visit }

/** What the samples call Spanish is the language of the run. Logging out leads to English in each; Arabic stands for another than that of the run. */
export const spoken: { readonly [Sample in Language]: Language } = {
  es: language,
  en: 'en',
  ar: language === 'ar' ? 'es' : 'ar',
}

/** Somebody new, whose account speaks the language of the run. */
export async function newAna(asked: { readonly isUnused?: boolean } = {}): Promise<Account> {
  const ana = await newCustomer(undefined, asked)
  if (language !== 'en') await answer(ana.client.POST('/edit-customer-details/customer', { body: { language } }))
  return ana
}

/** The words of the language that somebody's page speaks by now. */
export async function wordsOn({ visit: { page } }: World): Promise<Translate> {
  const there = await page.locator('html').getAttribute('lang')
  return wordsOf(isLanguage(there) ? there : language)
}

export async function logIn(page: Page, say: Translate, { email, password }: Account): Promise<void> {
  await page.getByLabel(say('auth.login.email'), { exact: true }).fill(email)
  await page.getByLabel(say('auth.login.password'), { exact: true }).fill(password)
  await page.getByRole('button', { name: say('auth.login.submit'), exact: true }).click()
}

/** The token of the device dies on the server; the next call of its page, on coming back online, is told so. */
export async function expire({ visit: { page, context } }: World): Promise<void> {
  note({ kind: 'told', part: 'does', text: told.sessionEnds, about: null })
  await context.setOffline(true)
  await answer(connect({ baseUrl: inject('baseUrl') }, await storedToken(page)).POST('/logout'))
  await context.setOffline(false)
}

/** The token that the device keeps is of somebody's account. */
export async function isOf({ page }: Visit, { email }: Account): Promise<void> {
  const client = connect({ baseUrl: inject('baseUrl') }, await storedToken(page))
  expect(await customerOf({ client })).toMatchObject({ email })
}

/** The same, of an account which is not about to be deleted and needs no code. */
export async function isIn(visit: Visit, account: Account): Promise<void> {
  await isOf(visit, account)
  const { email, password } = account
  expect(await customerOf(await logInAs(email, password))).toMatchObject({ email })
}

/** Puts on the device what another tab leaves there that has gone through several changes at once. */
export async function leave({ visit: { context } }: World, text: string): Promise<void> {
  note({ kind: 'told', part: 'does', text: told.leaves, about: null })
  const tab = await context.newPage()
  await tab.goto(links.about('en'))
  await tab.evaluate(([name, value]) => localStorage.setItem(name, value), [STORED_AS, text] as const)
}

/** Nothing is to be seen before the app is opened. */
export async function seesNothing({ visit: { page } }: World): Promise<void> {
  if (page.url() !== 'about:blank') throw new Error(`There is a page already: ${page.url()}`)
}

/** The login screen in the right language: with what went wrong, the word that the session is over, and work going on, or without. */
export async function seesLogin({ visit: { page } }: World, snapshot: SnapshotFrom<SessionMachine>): Promise<void> {
  const { failure, language: wanted } = snapshot.context
  const say = await wordsOf(spoken[wanted])
  const form = page.getByRole('form', { name: say('auth.login.title'), exact: true })
  const button = form.getByRole('button', { name: say('auth.login.submit') })
  await button.and(page.locator(snapshot.hasTag('busy') ? '[aria-busy=true]' : ':not([aria-busy])')).waitFor()
  const alerts = form.getByRole('alert')
  await (failure
    ? alerts.filter({ hasText: failureText(say, failure, 'form', say('auth.login.failed')) }).waitFor()
    : alerts.waitFor({ state: 'detached' }))
  await page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: say('auth.login.expired') })
    .waitFor({ state: snapshot.matches({ signedOut: 'expired' }) ? 'visible' : 'detached' })
}

/** Why a code, or a passkey, did not open a session. Before the first code there is what asks for it, which is no error. */
const wrongWith = ({ failure }: SnapshotFrom<SessionMachine>['context'], say: Translate): readonly string[] =>
  failure === null || (failure.type === 'forbidden' && failure.ticket !== undefined)
    ? []
    : [failureText(say, failure, 'form', say('auth.login.failed'))]

/** The code is asked for in the place of email and password: with why the last one was refused, and work going on, or without. */
export async function seesCodeStep({ visit: { page } }: World, snapshot: SnapshotFrom<SessionMachine>): Promise<void> {
  const say = await wordsOf(spoken[snapshot.context.language])
  const form = page.getByRole('form', { name: say('auth.login.code.title'), exact: true })
  const button = form.getByRole('button', { name: say('auth.login.code.submit'), exact: true })
  await becomes(async () => ({ isBusy: await isWorking(button), alerts: await alertsIn(form) }), {
    isBusy: snapshot.hasTag('busy'),
    alerts: wrongWith(snapshot.context, say),
  })
}

/** Email and password are asked for, and below them the passkey: with why it was refused, and work going on, or without. */
export async function seesPasskey({ visit: { page } }: World, snapshot: SnapshotFrom<SessionMachine>): Promise<void> {
  const say = await wordsOf(spoken[snapshot.context.language])
  const main = page.getByRole('main')
  const button = main.getByRole('button', { name: say('auth.login.passkey'), exact: true })
  await becomes(async () => ({ isBusy: await isWorking(button), alerts: await alertsIn(main) }), {
    isBusy: snapshot.hasTag('busy'),
    alerts: wrongWith(snapshot.context, say),
  })
}

/** The login screen, which says until when an account can be kept; somebody has just left it. */
export async function seesLeft(page: Page, say: Translate): Promise<void> {
  const [before = '', after = ''] = say('auth.login.left', { date: '|' }).split('|')
  await page.getByRole('heading', { level: 1, name: say('auth.login.title'), exact: true }).waitFor()
  await page.getByRole('main').getByRole('status').filter({ hasText: before }).filter({ hasText: after }).waitFor()
}

/** The login screen with the offer to keep an account that is about to be deleted, why that failed, and work going on, or without. */
export async function seesOffer({ visit: { page } }: World, snapshot: SnapshotFrom<SessionMachine>): Promise<void> {
  const { failure, language: wanted } = snapshot.context
  const say = await wordsOf(spoken[wanted])
  const form = page.getByRole('form', { name: say('auth.login.title'), exact: true })
  await form.getByRole('status').getByText(say.code('ACCOUNT_LEAVING'), { exact: true }).waitFor()
  const isBusy = snapshot.matches({ signedOut: 'keeping' })
  const alert =
    failure === null || (failure.type === 'forbidden' && failure.code === 'ACCOUNT_LEAVING')
      ? []
      : [failureText(say, failure, 'form', say('auth.login.failed'))]
  await becomes(
    async () => ({
      isBusy: await isWorking(form.getByRole('button', { name: say('auth.login.keep'), exact: true })),
      alerts: await alertsIn(form),
    }),
    { isBusy, alerts: alert },
  )
}

/** The own jobs of a customer, those on offer for a business, or the options of an account with its name. */
export async function seesSomebody(
  { visit: { page } }: World,
  { context: { session: here, language: wanted } }: SnapshotFrom<SessionMachine>,
): Promise<void> {
  const say = await wordsOf(spoken[wanted])
  const title = here?.user.id === 'luis' ? say('dashboard.titleBusiness') : say('dashboard.titleCustomer')
  const options = page.getByRole('heading', { level: 1, name: say('account.options.title'), exact: true })
  await page.getByRole('heading', { level: 1, name: title, exact: true }).or(options).waitFor()
  if (await options.isVisible()) await page.getByRole('heading', { level: 2, name: here?.user.name ?? '' }).waitFor()
}
