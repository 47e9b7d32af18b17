import type { Download } from 'playwright-core'
import sharp from 'sharp'
import { expect } from 'vitest'
import type { createCommand } from '../../machines/command.ts'
import { links } from '../../src/routes.ts'
import type { StoredDocument, WantedDocument } from '../../src/services/types.ts'
import { addDocument, newBusiness } from '../e2e/support/api.ts'
import { command } from '../models/command.ts'
import { becomes } from './support/form-facts.ts'
import { once } from './support/once.ts'
import { pressed, type PressedWorld } from './support/pressed.ts'
import type { Stage } from './support/stage.ts'
import { good } from './support/toasts.ts'
import type { Visit } from './support/visit.ts'
import { walkScene } from './support/walk.ts'

/** What the browser was given to save. */
type World = PressedWorld & { readonly downloads: readonly Download[] }

const business = once(async () => {
  const account = await newBusiness()
  await addDocument(account)
  return account
})

/** What it is called on the screen: the server knows no name of it. */
const nameIn = ({ say }: Visit): string => say('profile.details.document', { number: 1 })

const { stands, ...common } = pressed((visit) =>
  visit.page.getByRole('button', {
    name: visit.say('profile.details.download', { name: nameIn(visit) }),
    exact: true,
  }),
)

const stage: Stage<ReturnType<typeof createCommand<WantedDocument, StoredDocument>>, World> = {
  open: async (openVisit) => {
    const visit = await openVisit(await business())
    const gate = await visit.gateOn('getFile')
    const downloads: Download[] = []
    visit.page.on('download', (download) => downloads.push(download))
    await visit.page.goto(links.profileBusinessDetails)
    return { visit, gate, downloads }
  },
  look: ({ visit }) => visit,
  does: common.does,
  answers: common.answers,
  sees: {
    ...common.sees,
    done: async (world) => {
      const name = `${nameIn(world.visit)}.webp`
      await stands(world, false, [good(world.visit.say('profile.details.downloaded', { name }))])
      await becomes(async () => world.downloads.map((download) => download.suggestedFilename()), [name])
      const [saved] = world.downloads
      expect((await sharp(await saved?.path()).metadata()).format).toBe('webp')
    },
  },
}

walkScene(command, 'document', stage)
