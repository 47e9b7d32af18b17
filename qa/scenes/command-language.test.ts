import type { createCommand } from '../../machines/command.ts'
import type { LanguageChoice } from '../../src/actors/account.ts'
import { languageFacts } from '../../src/i18n/languages.ts'
import { links } from '../../src/shared/routes.ts'
import type { Translate } from '../../src/i18n/translate.ts'
import type { Acknowledged } from '../../src/services/types.ts'
import { newCustomer, type Account, UNUSED } from '../support/api.ts'
import { command } from '../models/command.ts'
import { press } from './support/form-acts.ts'
import { becomes, textsOf } from './support/form-facts.ts'
import type { Gate } from './support/network-gate.ts'
import { seesExpired, good, notDone, toastsOn, type Toast } from './support/toasts.ts'
import { type Stage, walkScene } from './support/walk.ts'
import { customerOf, keeps } from './support/stored.ts'
import { language as present } from '../support/language.ts'
import { wordsOf, type Visit } from './support/visit.ts'

/** Somebody who speaks one language and wants another; `wanted` has its words. */
type Spoken = { readonly language: typeof present; readonly say: Translate }
type World = {
  readonly visit: Visit
  readonly gate: Gate
  readonly account: Account
  /** The language that is spoken while somebody asks, and the one that is chosen then. */
  before: Spoken
  wanted: Spoken
}

const WANTED = present === 'es' ? 'ar' : 'es'

const stage: Stage<ReturnType<typeof createCommand<LanguageChoice, Acknowledged>>, World> = {
  open: async (openVisit) => {
    const account = await newCustomer(undefined, UNUSED)
    const visit = await openVisit(account)
    const gate = await visit.gateOn('editCustomer')
    await visit.page.goto(links.profileOptions)
    const before = { language: present, say: visit.say }
    return { visit, gate, account, before, wanted: { language: WANTED, say: await wordsOf(WANTED) } }
  },
  does: {
    /** Once the other one is spoken the way leads back. */
    'command.asked': async (world) => {
      const { page } = world.visit
      const isChanged = (await page.locator('html').getAttribute('lang')) === world.wanted.language
      const { language, say } = isChanged ? world.wanted : world.before
      await page
        .getByRole('button', { name: `${say('account.options.language')} ${languageFacts[language].name}` })
        .click()
      if (isChanged) [world.before, world.wanted] = [world.wanted, world.before]
    },
    'command.confirmed': (world) => press(choice(world), languageFacts[world.wanted.language].name),
    'command.cancelled': (world) => press(choice(world), world.before.say('ui.cancel')),
  },
  answers: { save: ({ gate }, outcome) => gate.answer(outcome) },
  sees: {
    idle: ({ visit: { page }, before }) => speaks(page, before),
    /** Each language is named in its own tongue, and the present one is marked. */
    'asked.plain': (world) =>
      becomes(
        () => textsOf(choice(world).getByRole('button', { pressed: true })),
        [languageFacts[world.before.language].name],
      ),
    'asked.changed': 'elsewhere',
    /** It is spoken whether or not the account takes it. */
    'asked.failed': ({ visit: { page }, wanted }, { context: { failure } }) =>
      speaks(page, { ...wanted, toasts: [notDone(wanted.say, failure)] }),
    sending: async ({ visit: { page }, gate, wanted }) => {
      await gate.arrived()
      await speaks(page, { ...wanted, isBusy: true })
    },
    /** It is said in the language that was chosen. */
    done: async ({ visit: { page }, wanted }) => {
      await speaks(page, { ...wanted, toasts: [good(languageFacts[wanted.language].changed)] })
    },
    refused: ({ visit, wanted }, { context: { failure } }) =>
      failure?.type === 'unauthorized'
        ? seesExpired({ ...visit, say: wanted.say })
        : speaks(visit.page, { ...wanted, toasts: [notDone(wanted.say, failure)] }),
  },
  stored: {
    editCustomer: async ({ account, wanted: { language } }) => keeps(await customerOf(account), { language }),
  },
}

const choice = ({ visit: { page }, before: { say } }: World) =>
  page.getByRole('dialog', { name: say('account.options.language'), exact: true })

/** The options are in a language, as is the whole page; no dialog is there, and the choice can be made again or is being saved. */
async function speaks(
  page: Visit['page'],
  {
    say,
    language,
    isBusy = false,
    toasts = [],
  }: Spoken & {
    readonly isBusy?: boolean
    readonly toasts?: readonly Toast[]
  },
): Promise<void> {
  const { name, dir } = languageFacts[language]
  await page.getByRole('heading', { level: 1, name: say('account.options.title'), exact: true }).waitFor()
  const entry = page.getByRole('button', { name: `${say('account.options.language')} ${name}`, exact: true })
  await becomes(
    async () => ({
      isBusy: await entry.getAttribute('aria-disabled'),
      page: await page.evaluate(() => [document.documentElement.lang, document.documentElement.dir]),
      dialogs: await page.locator('dialog').count(),
      toasts: await toastsOn(page),
    }),
    { isBusy: `${isBusy}`, page: [language, dir], dialogs: 0, toasts },
  )
}

walkScene(command, 'language', stage)
