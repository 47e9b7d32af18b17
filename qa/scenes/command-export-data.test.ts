import { readFile } from 'node:fs/promises'
import type { Download } from 'playwright-core'
import { expect } from 'vitest'
import type { createCommand } from '../../machines/command.ts'
import type { EmptyIntent } from '../../src/actors/commands.ts'
import { links } from '../../src/shared/routes.ts'
import type { StoredFile } from '../../src/services/types.ts'
import { newCustomer } from '../support/api.ts'
import { command } from '../models/command.ts'
import { becomes } from './support/form-facts.ts'
import { remembered } from 'statechart-kit/script/notes'
import { pressed, type PressedWorld } from './support/pressed.ts'
import { type Stage, walkScene } from './support/walk.ts'
import { good, notLoaded } from './support/toasts.ts'

/** What the browser was given to save. */
type World = PressedWorld & { readonly downloads: readonly Download[] }

/** The server calls it so. */
const NAME = 'bidfair-data.zip'

const customer = remembered(() => newCustomer())

const { stands, ...common } = pressed(
  ({ page, say }) => page.getByRole('button', { name: say('safety.data.download'), exact: true }),
  notLoaded((say) => say('safety.data.failed')),
)

const stage: Stage<ReturnType<typeof createCommand<EmptyIntent, StoredFile>>, World> = {
  open: async (openVisit) => {
    const visit = await openVisit(await customer())
    const gate = await visit.gateOn('exportAccount')
    const downloads: Download[] = []
    visit.page.on('download', (download) => downloads.push(download))
    await visit.page.goto(links.ownData)
    return { visit, gate, downloads }
  },
  screen: ({ visit }) => visit,
  does: common.does,
  answers: common.answers,
  sees: {
    ...common.sees,
    done: async (world) => {
      await stands(world, false, [good(world.visit.say('safety.data.downloaded', { name: NAME }))])
      await becomes(async () => world.downloads.map((download) => download.suggestedFilename()), [NAME])
      const paths = await Promise.all(world.downloads.map((download) => download.path()))
      const beginnings = paths.map(async (path) => (await readFile(path)).subarray(0, 2).toString('latin1'))
      expect(await Promise.all(beginnings)).toEqual(['PK'])
    },
  },
}

walkScene(command, 'export-data', stage)
