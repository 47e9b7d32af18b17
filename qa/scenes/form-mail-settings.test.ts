import type { createForm } from '../../machines/form/machine.ts'
import { links } from '../../src/routes.ts'
import type { Translate } from '../../src/i18n/translate.ts'
import type { MailSettingsDraft } from '../../src/services/drafts.ts'
import type { Acknowledged, MailKind } from '../../src/services/types.ts'
import { mailKindsOf } from '../../server/news/mail-kinds.ts'
import { form } from '../models/form.ts'
import { tick } from './support/fields.ts'
import { newCustomerAt, pageActs } from './support/form-on-page.ts'
import type { FieldParts, FormWorld } from './support/form-stage.ts'
import { type Stage, walkScene } from './support/walk.ts'

const KINDS: readonly MailKind[] = mailKindsOf('customer')
const nameOf = (say: Translate, kind: MailKind): string => say(`account.mails.kinds.${kind}`)

/** A box for each kind; those that are ticked are wanted. */
const boxes: FieldParts<readonly MailKind[]> = {
  find: (place, say) => place.getByRole('group', { name: say('account.mails.which'), exact: true }),
  fill: async (group, wanted, say) => {
    for (const kind of KINDS) {
      await group.getByRole('checkbox', { name: nameOf(say, kind), exact: true }).setChecked(wanted.includes(kind))
    }
  },
  read: async (group) => ({
    value: (await group.locator('label', { has: group.page().locator(':checked') }).allInnerTexts()).join(', '),
    wrong: null,
  }),
  shown: (wanted, say) => wanted.map((kind) => nameOf(say, kind)).join(', '),
}

const acts = pageActs<MailSettingsDraft>({
  title: (say) => say('account.mails.title'),
  submit: (say) => say('account.mails.submit'),
  failed: (say) => say('account.mails.failed'),
  fields: { wantsMails: tick((say) => say('account.mails.all')), wanted: boxes },
})

const stage: Stage<ReturnType<typeof createForm<MailSettingsDraft, Acknowledged>>, FormWorld> = {
  open: newCustomerAt(links.mailSettings, 'editMailSettings'),
  screen: ({ visit }) => visit,
  does: { ...acts.does, ...acts.leaves, 'form.opened': 'elsewhere' },
  answers: { save: ({ gate }, outcome) => gate.answer(outcome) },
  sees: {
    ...acts.sees,
    saved: (world) => acts.tells(world, world.visit.say.code('MAIL_SETTINGS_SAVED')),
  },
}

walkScene(form, 'mail-settings', stage)
