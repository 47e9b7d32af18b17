import type { createCommand } from '../../machines/command.ts'
import { answer } from '../../docs/examples/over-the-wire/client.ts'
import type { LanguageChoice } from '../../src/actors/language.ts'
import { languageFacts } from '../../src/i18n/languages.ts'
import { links } from '../../src/routes.ts'
import type { Translate } from '../../src/i18n/translate.ts'
import type { Acknowledged } from '../../src/services/types.ts'
import { newCustomer, type Account, UNUSED } from '../support/api.ts'
import { command } from '../models/command.ts'
import { press } from './support/form-stage.ts'
import { becomes } from './support/form-facts.ts'
import type { Gate } from './support/gate.ts'
import { seesExpired } from './support/loads.ts'
import { type Stage, walkScene } from './support/walk.ts'
import { good, notDone, toastsOn, type Toast } from './support/toasts.ts'
import { language as present } from '../support/language.ts'
import { wordsOf, type Visit } from './support/visit.ts'

/** Somebody who speaks one language and wants another; `wanted` has its words. */
type World = { readonly visit: Visit; readonly gate: Gate; readonly account: Account; readonly wanted: Translate }

const WANTED = present === 'es' ? 'ar' : 'es'

const stage: Stage<ReturnType<typeof createCommand<LanguageChoice, Acknowledged>>, World> = {
  open: async (openVisit) => {
    const account = await newCustomer(undefined, UNUSED)
    const visit = await openVisit(account)
    const gate = await visit.gateOn('editCustomer')
    await visit.page.goto(links.profileOptions)
    return { visit, gate, account, wanted: await wordsOf(WANTED) }
  },
  screen: ({ visit }) => visit,
  does: {
    'command.asked': ({ visit: { page, say } }) =>
      page.getByRole('button', { name: `${say('account.options.language')} ${languageFacts[present].name}` }).click(),
    'command.confirmed': ({ visit }) => press(choice(visit), languageFacts[WANTED].name),
    'command.cancelled': ({ visit }) => press(choice(visit), visit.say('ui.cancel')),
  },
  answers: { save: ({ gate }, outcome) => gate.answer(outcome) },
  sees: {
    idle: ({ visit: { page, say } }) => speaks(page, { say, language: present }),
    /** Each language is named in its own tongue, and the present one is marked. */
    'asked.plain': ({ visit }) =>
      becomes(
        () => choice(visit).getByRole('button', { pressed: true }).allInnerTexts(),
        [languageFacts[present].name],
      ),
    'asked.changed': 'elsewhere',
    /** It is spoken whether or not the account takes it. */
    'asked.failed': ({ visit: { page }, wanted: say }, { context: { failure } }) =>
      speaks(page, { say, language: WANTED, toasts: [notDone(say, failure)] }),
    sending: async ({ visit: { page }, gate, wanted: say }) => {
      await gate.arrived()
      await speaks(page, { say, language: WANTED, isBusy: true })
    },
    /** It is said in the language that was chosen. */
    done: async ({ visit: { page }, wanted: say, account: { client } }) => {
      await speaks(page, { say, language: WANTED, toasts: [good(languageFacts[WANTED].changed)] })
      const kept = async () => (await answer(client.POST('/get-customer-details/customer', { body: {} }))).data.language
      await becomes(kept, WANTED)
    },
    refused: ({ visit, wanted: say }, { context: { failure } }) =>
      failure?.type === 'unauthorized'
        ? seesExpired({ ...visit, say })
        : speaks(visit.page, { say, language: WANTED, toasts: [notDone(say, failure)] }),
  },
}

const choice = ({ page, say }: Visit) =>
  page.getByRole('dialog', { name: say('account.options.language'), exact: true })

/** The options are in a language, as is the whole page; no dialog is there, and the choice can be made anew or is being saved. */
async function speaks(
  page: Visit['page'],
  {
    say,
    language,
    isBusy = false,
    toasts = [],
  }: {
    readonly say: Translate
    readonly language: typeof present
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
