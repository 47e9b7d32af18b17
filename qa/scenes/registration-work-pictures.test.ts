import type { Locator } from 'playwright-core'
import { expect } from 'vitest'
import { answer } from '../../docs/examples/over-the-wire/client.ts'
import type { createRegistration } from '../../machines/registration.ts'
import type { RegistrationContext } from '../../machines/registration-context.ts'
import type { FormTag } from '../../machines/draft.ts'
import { done } from '../../machines/outcome.ts'
import type { WorkPicturesDraft } from '../../src/actors/work-pictures.ts'
import { links } from '../../src/shared/routes.ts'
import type { Acknowledged } from '../../src/services/types.ts'
import { newBusiness, newCustomer, newPicture, newShownJob, UNUSED } from '../support/api.ts'
import { photo } from '../support/samples.ts'
import { sentIn } from '../support/request-bodies.ts'
import { registration } from '../models/registration.ts'
import { stored } from '../models/registration-samples.ts'
import { orders } from '../models/registration.ts'
import { becomes, fieldFacts, wrongIn } from './support/form-facts.ts'
import { formActs, press, type FormWorld } from './support/form-acts.ts'
import type { Gate } from './support/network-gate.ts'
import { remembered } from 'statechart-kit/script/notes'
import { gone } from './support/confirmations.ts'
import { isPictured, isUploaded, keeps } from './support/stored.ts'
import { good } from './support/toasts.ts'
import { type Stage, walkScene } from './support/walk.ts'

/** `links` are the real ones, by those of the samples. */
type World = FormWorld & { readonly uploads: Gate; readonly links: ReadonlyMap<string, string> }
type Given = {
  readonly context: Pick<
    RegistrationContext<WorkPicturesDraft, 'pictures', Acknowledged>,
    'draft' | 'errors' | 'failure' | 'files'
  >
  readonly hasTag: (tag: FormTag) => boolean
  readonly value: unknown
}

const people = remembered(async () => {
  const [customer, business] = await Promise.all([newCustomer(undefined, UNUSED), newBusiness(undefined, UNUSED)])
  const uploaded = await Promise.all([newPicture(business, 'silver'), newPicture(business, 'navy')])
  const [work = ''] = await newShownJob(customer, business, 1)
  return { business, uploaded, work }
})

const place = ({ visit: { page, say } }: FormWorld): Locator =>
  page.getByRole('form', { name: say('profile.work.title'), exact: true })
const question = ({ visit: { page, say } }: FormWorld): Locator =>
  page.getByRole('alertdialog', { name: say('ui.leaveTitle'), exact: true })
const control = (world: FormWorld): Locator =>
  place(world).getByLabel(world.visit.say('profile.work.pictures'), { exact: true })

const acts = formActs<object>({ place, fields: {}, submit: (say) => say('fields.save') })

/** The pictures are there in their order, with what can be done to them. */
async function isThere(world: World, given: Given): Promise<void> {
  const { context, value } = given
  const { say } = world.visit
  const { draft, errors, failure, files } = context
  await acts.isThere(world, { context, hasTag: (tag) => given.hasTag(tag) })
  if (failure?.type === 'unauthorized') return
  const isBusy = given.hasTag('busy')
  const isFixed = value === 'submitting'
  const done = files.filter(({ status }) => status === 'done').length
  const settled = [...draft.order.map((_, index) => say('profile.work.picture', { number: index + 1 })), 'tap.jpg']
  const names = settled.slice(0, draft.order.length + files.length)
  const places = draft.order.length + done
  await becomes(
    async () => ({
      wrong: (await fieldFacts(control(world))).wrong,
      ...(await control(world).evaluate((input) => {
        const area = input.closest('[data-over]')
        const all = (css: string): readonly Element[] => [...(area?.querySelectorAll(css) ?? [])]
        return {
          canPick: input.matches(':enabled'),
          pictures: all('img').map((image) => {
            const { protocol, pathname } = new URL(image instanceof HTMLImageElement ? image.src : '')
            return protocol === 'blob:' ? protocol : pathname.split('/').at(-1)
          }),
          buttons: all('button:enabled:not([aria-disabled=true])').map((button) => button.getAttribute('aria-label')),
          told: all('[role=status]').at(-1)?.textContent,
        }
      })),
    }),
    {
      wrong: wrongIn(errors, 'pictures', say),
      canPick: !isBusy,
      pictures: [...draft.order.map((link) => world.links.get(link) ?? ''), ...files.map(() => 'blob:')],
      buttons: names.flatMap((name, index) => [
        ...(isFixed ? [] : [say('ui.removeNamed', { name })]),
        ...(isBusy || index === 0 || index >= places ? [] : [say('profile.work.earlier', { name })]),
        ...(isBusy || index >= places - 1 ? [] : [say('profile.work.later', { name })]),
      ]),
      told: say('profile.work.left', { count: 20 - draft.order.length - files.length }),
    },
  )
}

const stage: Stage<ReturnType<typeof createRegistration<WorkPicturesDraft, 'pictures', Acknowledged>>, World> = {
  open: async (openVisit) => {
    const { business, uploaded, work } = await people()
    await answer(business.client.POST('/choose-work-pictures', { body: { pics_url: uploaded } }))
    const visit = await openVisit(business)
    const gate = await visit.gateOn('chooseWorkPictures')
    const uploads = await visit.gateOn('uploadFile')
    await visit.page.goto(links.workPictures)
    const real = [...uploaded, work].map((link) => link.split('/').at(-1))
    const world = { visit, gate, uploads, links: new Map(stored.slice(1).map((link, at) => [link, real[at] ?? ''])) }
    await place(world).waitFor()
    return world
  },
  stored: {
    /** In their order, the new one last. */
    chooseWorkPictures: async ({ links: real }, { before: { context } }) => {
      const { business } = await people()
      const { chosen } = await answer(business.client.POST('/list-work-pictures', { body: { limit: 1 } }))
      const files = context.files.filter(({ status }) => status === 'done')
      const kept = context.draft.order.map((link) => real.get(link))
      keeps(
        chosen.slice(0, kept.length).map((link) => new URL(link).pathname.split('/').at(-1)),
        kept,
      )
      keeps({ length: chosen.length }, { length: kept.length + files.length })
      if (files.length > 0) await isPictured(chosen.at(-1) ?? null, files)
    },
    uploadFile: async (_, { request }) => isUploaded(request, (await photo('work.jpg', 'teal')).buffer),
  },
  does: {
    'draft.changed': async (world, { changes: { order } }) => {
      const { page, say } = world.visit
      const name = (number: number) => ({ name: say('profile.work.picture', { number }) })
      // There, back, and there again: both ways are gone.
      if (order === orders.turned) {
        await press(place(world), say('profile.work.later', name(1)))
        await press(place(world), say('profile.work.earlier', name(2)))
        return press(place(world), say('profile.work.later', name(1)))
      }
      await press(place(world), say('ui.removeNamed', name(2)))
      await press(place(world), say('profile.work.fromJobs'))
      const dialog = page.getByRole('dialog', { name: say('profile.work.picker.title'), exact: true })
      await dialog.getByRole('checkbox').click()
      return press(dialog, say('profile.work.picker.done'))
    },
    'field.left': 'elsewhere',
    'draft.discarded': 'elsewhere',
    'step.left': 'elsewhere',
    'file.retried': 'elsewhere',
    'file.removed': (world) => press(place(world), world.visit.say('ui.removeNamed', { name: 'tap.jpg' })),
    'files.picked': async (world, { files }) =>
      control(world).setInputFiles(await Promise.all(files.map(({ name }) => photo(name, 'teal')))),
    'upload.reported': async ({ uploads }, { url }) => uploads.answer(done({ url })),
    'form.submitted': (world) => press(place(world), world.visit.say('fields.save')),
    'form.kept': (world) => press(question(world), world.visit.say('ui.stay')),
    'form.abandoned': (world) => press(question(world), world.visit.say('ui.leave')),
    'form.closed': ({ visit: { page, say } }) => page.getByRole('link', { name: say('ui.back'), exact: true }).click(),
    'form.opened': () => Promise.resolve(),
  },
  answers: { save: ({ gate }, outcome) => gate.answer(outcome), upload: 'sends events' },
  sees: {
    'open.filling': isThere,
    'open.you': 'elsewhere',
    'open.business': 'elsewhere',
    'open.trust': 'elsewhere',
    'open.failed': isThere,
    'open.uploading': isThere,
    leaving: (world) => question(world).getByText(world.visit.say('ui.leaveText')).waitFor(),
    submitting: async (world, given) => {
      const { draft, files } = given.context
      const sent = sentIn(await world.gate.arrived()) ?? ''
      const chosen = draft.order.map((link) => world.links.get(link) ?? '')
      expect(sent.match(/(?<=\/v1\/files\/)[\w-]+/g)?.slice(0, chosen.length)).toEqual(chosen)
      expect(sent.match(/\/v1\/files\//g)).toHaveLength(chosen.length + files.length)
      await isThere(world, given)
    },
    registered: ({ visit }) => gone(visit, [good(visit.say.code('PROFILE_UPDATED'))]),
    closed: async ({ visit: { page, say } }) => {
      await page.getByRole('heading', { name: say('profile.businessTitle'), exact: true }).waitFor()
    },
  },
}

walkScene(registration, 'work-pictures', stage)
