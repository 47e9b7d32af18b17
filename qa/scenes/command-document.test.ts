import { readFile } from 'node:fs/promises'
import type { Download } from 'playwright-core'
import { expect } from 'vitest'
import type { createCommand } from '../../machines/command.ts'
import { links } from '../../src/shared/routes.ts'
import type { StoredFile, WantedDocument } from '../../src/services/types.ts'
import { addDocument, newBusiness, UNUSED } from '../support/api.ts'
import { command } from '../models/command.ts'
import { becomes } from './support/form-facts.ts'
import { remembered } from 'statechart-kit/script/notes'
import { pressed, type PressedWorld } from './support/pressed.ts'
import { type Stage, walkScene } from './support/walk.ts'
import { good } from './support/toasts.ts'

/** What the browser was given to save. */
type World = PressedWorld & { readonly downloads: readonly Download[] }

/** Nobody but its owner can have it, and it keeps the name that it came with. */
const NAME = 'licence.pdf'
const TEXT = '%PDF-1.7 a licence'

const business = remembered(async () => {
  const account = await newBusiness(undefined, UNUSED)
  await addDocument(account, NAME, TEXT)
  return account
})

const { stands, ...common } = pressed(({ page, say }) =>
  page.getByRole('button', {
    name: say('businessDetails.download', { name: NAME }),
    exact: true,
  }),
)

const stage: Stage<ReturnType<typeof createCommand<WantedDocument, StoredFile>>, World> = {
  open: async (openVisit) => {
    const visit = await openVisit(await business())
    const gate = await visit.gateOn('getFile')
    const downloads: Download[] = []
    visit.page.on('download', (download) => downloads.push(download))
    await visit.page.goto(links.profileBusinessDetails)
    return { visit, gate, downloads }
  },
  screen: ({ visit }) => visit,
  does: common.does,
  answers: common.answers,
  sees: {
    ...common.sees,
    done: async (world) => {
      await stands(world, false, [good(world.visit.say('businessDetails.downloaded', { name: NAME }))])
      await becomes(async () => world.downloads.map((download) => download.suggestedFilename()), [NAME])
      const paths = await Promise.all(world.downloads.map((download) => download.path()))
      expect(await Promise.all(paths.map((path) => readFile(path, 'utf8')))).toEqual([TEXT])
    },
  },
}

walkScene(command, 'document', stage)
