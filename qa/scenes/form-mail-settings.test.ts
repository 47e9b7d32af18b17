import { answer } from '../../docs/examples/over-the-wire/client.ts'
import type { createForm } from '../../machines/form.ts'
import { links } from '../../src/routes.ts'
import type { MailSettingsDraft } from '../../src/services/drafts.ts'
import type { Acknowledged, MailKind } from '../../src/services/types.ts'
import { mailKindsOf } from '../../server/notifications/service-mail-settings.ts'
import { form } from '../models/form.ts'
import { boxes, tick } from './support/fields.ts'
import { newCustomerAt, pageActs, type CustomerAtForm } from './support/form-on-page.ts'
import { keeps } from './support/stored.ts'
import { type Stage, walkScene } from './support/walk.ts'

const kinds = boxes<MailKind>({
  label: (say) => say('account.mails.which'),
  values: mailKindsOf('customer'),
  nameOf: (say, kind) => say(`account.mails.kinds.${kind}`),
})

const acts = pageActs<MailSettingsDraft>({
  title: (say) => say('account.mails.title'),
  submit: (say) => say('account.mails.submit'),
  failed: (say) => say('account.mails.failed'),
  fields: { wantsMails: tick((say) => say('account.mails.all')), wanted: kinds },
})

const stage: Stage<ReturnType<typeof createForm<MailSettingsDraft, Acknowledged>>, CustomerAtForm> = {
  open: newCustomerAt(links.mailSettings, 'editMailSettings'),
  screen: ({ visit }) => visit,
  does: { ...acts.does, ...acts.leaves, 'form.opened': 'elsewhere' },
  answers: { save: ({ gate }, outcome) => gate.answer(outcome) },
  sees: {
    ...acts.sees,
    saved: (world) => acts.tells(world, world.visit.say.code('MAIL_SETTINGS_SAVED')),
  },
  stored: {
    editMailSettings: async ({ customer: { client } }, { before }) => {
      const { wantsMails, wanted } = before.context.draft
      const { data } = await answer(client.POST('/get-mail-settings'))
      const mailed = data.kinds.flatMap((each) => (each.mailed ? [each.kind] : []))
      keeps({ mails: data.email_notifications, mailed }, { mails: wantsMails, mailed: wanted })
    },
  },
}

walkScene(form, 'mail-settings', stage)
