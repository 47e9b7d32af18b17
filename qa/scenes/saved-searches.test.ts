import { answer } from '../../docs/examples/over-the-wire/client.ts'
import type { createCommand } from '../../machines/command.ts'
import { done } from '../../machines/outcome.ts'
import { alertWays, type SearchIntent } from '../../src/actors/saved-searches.ts'
import { links } from '../../src/shared/routes.ts'
import type { SavedSearchDraft } from '../../src/services/drafts.ts'
import type { Acknowledged } from '../../src/services/types.ts'
import { command } from '../models/command.ts'
import { newBusiness, UNUSED, type Account } from '../support/api.ts'
import { gone, question, type QuestionWorld } from './support/confirmations.ts'
import { walkDetails } from './support/details.ts'
import { boxes, chooseLast } from './support/fields.ts'
import { press, textField, type FieldParts } from './support/form-acts.ts'
import { textsOf } from './support/form-facts.ts'
import { walkDialog } from './support/forms.ts'
import { keeps } from './support/stored.ts'
import { good } from './support/toasts.ts'
import { type Stage, walkScene } from './support/walk.ts'

walkDetails('saved-searches', {
  call: 'listSavedSearches',
  open: async (openVisit) => {
    const visit = await openVisit(await newBusiness(undefined, UNUSED))
    return { visit, enter: () => visit.page.goto(links.savedSearches) }
  },
  ready: ({ page, say }) => page.getByRole('heading', { name: say('searches.own'), exact: true }).waitFor(),
  failed: (say) => say('searches.failed'),
  missing: (say) => say('searches.failed'),
})

/** One of four, always chosen. */
const frequency: FieldParts<SavedSearchDraft['frequency']> = {
  find: (place, say) => place.getByRole('group', { name: say('searches.frequency'), exact: true }),
  fill: (group, chosen, say) => chooseLast(group, say(`searches.often.${chosen}`)),
  read: async (group) => ({
    value: (await textsOf(group.locator('label', { has: group.page().locator(':checked') })))[0] ?? '',
    wrong: (await textsOf(group.locator('p')))[0] ?? null,
  }),
  shown: (chosen, say) => say(`searches.often.${chosen}`),
}

const fields = {
  name: textField((say) => say('searches.name')),
  frequency,
  ways: boxes<SavedSearchDraft['ways'][number]>({
    label: (say) => say('searches.ways'),
    values: alertWays,
    nameOf: (say, way) => say(`searches.by.${way}`),
  }),
}

const saved = async ({ client }: Account) =>
  (await answer(client.POST('/get-saved-searches'))).searches.filter(({ isOwn }) => !isOwn)

type Owned = { readonly account: Account }

const stored = async ({ account }: Owned, { name, frequency: often, ways }: SavedSearchDraft): Promise<void> => {
  const telling = { byMail: ways.includes('mail'), byBell: ways.includes('bell') }
  keeps(await saved(account), [{ name, frequency: often, ...telling }])
}

walkDialog<SavedSearchDraft, Owned>('save-search', {
  title: (say) => say('searches.save'),
  submit: (say) => say('searches.submit'),
  cancel: (say) => say('ui.cancel'),
  call: 'saveSearch',
  fields,
  people: async () => {
    const account = await newBusiness(undefined, UNUSED)
    return [account, { account }]
  },
  path: () => links.foundJobs({ q: 'faucet' }),
  opens: ({ page, say }) => press(page.getByRole('main'), say('dashboard.limits.save')),
  news: 'SEARCH_SAVED',
  stored,
})

/** A business that has saved a search. */
async function searching(): Promise<Account> {
  const account = await newBusiness(undefined, UNUSED)
  await answer(account.client.POST('/save-search', { body: { name: 'Taps', q: 'faucet' } }))
  return account
}

walkDialog<SavedSearchDraft, Owned>('edit-search', {
  title: (say) => say('searches.editOne', { name: 'Taps' }),
  submit: (say) => say('searches.submit'),
  cancel: (say) => say('ui.cancel'),
  call: 'editSavedSearch',
  fields,
  people: async () => {
    const account = await searching()
    return [account, { account }]
  },
  path: () => links.savedSearches,
  opens: ({ page, say }) => press(page.getByRole('main'), say('searches.editOne', { name: 'Taps' })),
  news: 'SAVED_SEARCH_CHANGED',
  stored,
})

const { does, sees } = question((say) => ({
  title: say('searches.deleteOne', { name: 'Taps' }),
  text: say('searches.deleteText'),
  yes: say('searches.delete'),
  no: say('ui.cancel'),
}))

const deleting: Stage<
  ReturnType<typeof createCommand<SearchIntent, Acknowledged>>,
  QuestionWorld & { readonly account: Account }
> = {
  open: async (openVisit) => {
    const account = await searching()
    const visit = await openVisit(account)
    const gate = await visit.gateOn('deleteSavedSearch')
    const jobGate = await visit.gateOn('listSavedSearches')
    await visit.page.goto(links.savedSearches)
    await jobGate.answer(done(null))
    const name = visit.say('searches.deleteOne', { name: 'Taps' })
    await visit.page.getByRole('button', { name, exact: true }).click()
    return { visit, gate, jobGate, account }
  },
  does,
  answers: {
    save: async ({ gate, jobGate }, outcome) => {
      await gate.answer(outcome)
      if (outcome.type === 'done') await jobGate.answer(done(null))
    },
  },
  sees: {
    ...sees,
    'asked.changed': 'elsewhere',
    /** The list, without it. */
    done: async ({ visit }) => {
      await gone(visit, [good(visit.say.code('SAVED_SEARCH_DELETED'))])
      await visit.page.getByRole('heading', { name: 'Taps', exact: true }).waitFor({ state: 'detached' })
    },
  },
  stored: { deleteSavedSearch: async ({ account }: Owned) => keeps(await saved(account), []) },
}

walkScene(command, 'delete-search', deleting)
