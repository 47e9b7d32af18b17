import { answer } from '../../docs/examples/over-the-wire/client.ts'
import { keyScopes, type KeyScope } from '../../generated/operations.ts'
import type { createForm } from '../../machines/form.ts'
import { links } from '../../src/routes.ts'
import type { KeyDraft } from '../../src/services/drafts.ts'
import type { Acknowledged } from '../../src/services/types.ts'
import { form } from '../models/form.ts'
import { newCustomer, UNUSED } from '../support/api.ts'
import { boxes, select } from './support/fields.ts'
import type { CustomerAtForm } from './support/form-on-page.ts'
import { dialogActs } from './support/form-in-dialog.ts'
import { press, textField } from './support/form-stage.ts'
import { keeps } from './support/stored.ts'
import { type Stage, walkScene } from './support/walk.ts'

const acts = dialogActs<KeyDraft>({
  title: (say) => say('safety.keys.make'),
  submit: (say) => say('safety.keys.make'),
  cancel: (say) => say('ui.cancel'),
  fields: {
    name: textField((say) => say('safety.keys.name')),
    scopes: boxes<KeyScope>({
      label: (say) => say('safety.keys.may'),
      values: keyScopes,
      nameOf: (say, scope) => say(`safety.keys.scopes.${scope}`),
    }),
    days: select((say) => say('safety.keys.days')),
    password: textField((say) => say('account.password.current')),
  },
})

const stage: Stage<ReturnType<typeof createForm<KeyDraft, Acknowledged>>, CustomerAtForm> = {
  open: async (openVisit) => {
    const customer = await newCustomer(undefined, UNUSED)
    const visit = await openVisit(customer)
    const gate = await visit.gateOn('createKey')
    await visit.page.goto(links.sessions)
    await press(visit.page.getByRole('main'), visit.say('safety.keys.make'))
    return { visit, gate, customer }
  },
  screen: ({ visit }) => visit,
  does: { ...acts.does, 'form.opened': 'elsewhere' },
  answers: { save: ({ gate }, outcome) => gate.answer(outcome) },
  sees: {
    ...acts.sees,
    /** The key is shown this once; once it is put away, the list has it by its name. */
    saved: async ({ visit: { page, say } }) => {
      const made = page.getByRole('dialog', { name: say('safety.keys.madeTitle'), exact: true })
      await made
        .getByRole('textbox', { name: say('safety.keys.secret'), exact: true })
        .and(page.locator('[value^=bidfair_]'))
        .waitFor()
      await press(made, say('ui.done'))
      await page.getByRole('heading', { name: 'Nightly import', exact: true }).waitFor()
    },
  },
  stored: {
    createKey: async ({ customer: { client } }, { before }) => {
      const { name, scopes, days } = before.context.draft
      const { keys } = await answer(client.POST('/get-keys'))
      const lasts = keys.map((key) => (Date.parse(key.endsAt) - Date.parse(key.createdAt)) / DAY)
      keeps(keys, [{ name, scopes }])
      keeps(lasts, [Number(days)])
    },
  },
}

/** In milliseconds. */
const DAY = 86_400_000

walkScene(form, 'key', stage)
