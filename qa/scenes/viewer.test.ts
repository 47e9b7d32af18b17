import type { Locator } from 'playwright-core'
import type { viewerMachine } from '../../machines/viewer.ts'
import { newCustomer, newPicturedJob } from '../support/api.ts'
import { lost, viewer } from '../models/viewer.ts'
import { becomes } from './support/form-facts.ts'
import { remembered } from 'statechart-kit/script/notes'
import { type Stage, walkScene } from './support/walk.ts'
import type { Visit } from './support/visit.ts'

/** A customer at a job of their own; `lose` ends the wait for the picture that cannot be had. */
type World = { readonly visit: Visit; readonly pictures: readonly string[]; readonly lose: () => void }

const customer = remembered(() => newCustomer())
const job = remembered(async () => newPicturedJob(await customer(), ['teal', 'orange', 'purple']))
const total = 3

const stage: Stage<typeof viewerMachine, World> = {
  open: async (openVisit) => {
    const { id, pictures } = await job()
    const visit = await openVisit(await customer())
    const isLost = Promise.withResolvers<void>()
    // Its small variant is there, as for a picture whose line breaks while it is on its way.
    await visit.page.route(
      (url) => url.href === pictures[lost],
      async (route) => {
        await isLost.promise
        await route.abort()
      },
    )
    await visit.page.goto(`/job-details?id=${id}`)
    await tile(visit, 0).press('Enter')
    return { visit, pictures, lose: isLost.resolve }
  },
  does: {
    'picture.turned': ({ visit: { page, say } }, { by }) =>
      page.getByRole('button', { name: say(by === 1 ? 'pictures.next' : 'pictures.previous'), exact: true }).click(),
    'picture.chosen': ({ visit }, { index }) => thumbnail(visit, index).click(),
    'picture.broken': async ({ lose }) => lose(),
  },
  answers: {},
  sees: {
    shown: (world, { context: { index } }) =>
      isThere(world, index, [{ address: world.pictures[index], isDrawn: index !== lost }]),
    broken: (world, { context: { index } }) => isThere(world, index, []),
  },
}

/** One of the pictures stands before the screen, with its number and the way to the others; instead of one that cannot be had that is said. */
async function isThere(
  { visit }: World,
  index: number,
  shown: { readonly address: string | undefined; readonly isDrawn: boolean }[],
): Promise<void> {
  const { say } = visit
  const viewed = dialog(visit)
  const number = index + 1
  await viewed.waitFor()
  await becomes(
    async () => ({
      counter: await viewed.getByText(say('pictures.counter', { number, total }), { exact: true }).count(),
      shown: await viewed
        .getByRole('img', { name: say('pictures.alt', { number, total }), exact: true })
        .evaluateAll((images) =>
          images.map((image) => ({
            address: image instanceof HTMLImageElement ? image.src : undefined,
            isDrawn: image instanceof HTMLImageElement && image.naturalWidth > 0,
          })),
        ),
      isMissed: await viewed.getByText(say('pictures.broken'), { exact: true }).isVisible(),
      marked: await Promise.all([0, 1, 2].map((at) => thumbnail(visit, at).getAttribute('aria-current'))),
    }),
    {
      counter: 1,
      shown,
      isMissed: shown.length === 0,
      marked: [0, 1, 2].map((at) => String(at === index)),
    },
  )
}

function dialog({ page, say }: Visit): Locator {
  return page.getByRole('dialog', { name: say('pictures.viewer'), exact: true })
}

/** A picture among those of the job. */
function tile({ page, say }: Visit, index: number): Locator {
  const name = say('pictures.open', { number: index + 1, total })
  return page.getByRole('button', { name, exact: true })
}

/** A picture among those below the one that is looked at. */
function thumbnail({ page, say }: Visit, index: number): Locator {
  return page.getByRole('button', { name: say('pictures.show', { number: index + 1 }), exact: true })
}

walkScene(viewer, 'pictures', stage)
