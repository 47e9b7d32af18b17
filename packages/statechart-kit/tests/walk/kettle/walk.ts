import { chromium, type Browser, type Page } from 'playwright-core'
import { afterAll, beforeAll } from 'vitest'
import { watchedPage } from '../../../script/recorded-page.ts'
import { walkScene } from '../../../walk/walk.ts'
import type { Along } from '../../../walk/walk-path.ts'
import { BROWSER } from '../../browser.ts'
import { kettleWith, type kettle } from '../../sample-models.ts'

type World = { readonly page: Page }

let browser: Browser

/** A page with a kettle: a switch, a lid that nobody opens, and what it says. What comes of its one call is decided here. */
const PAGE = `<h1>cold</h1><button onclick="fetch('/v1/heat').then(() => document.querySelector('h1').textContent = 'hot')">On</button>
  <button>Open lid 2</button><button disabled>Pour</button>`

const openVisit = async ({ onContext }: Along): Promise<Page> => {
  const context = await browser.newContext()
  context.setDefaultTimeout(2000)
  await onContext(context)
  const page = await context.newPage()
  await page.route('http://kettle.test/**', (route) =>
    route.request().url().endsWith('/v1/heat')
      ? route.fulfill({ status: 409, json: { code: 'EMPTY' } })
      : route.fulfill({ contentType: 'text/html', body: PAGE }),
  )
  await page.goto('http://kettle.test/')
  return watchedPage(page, 'Ana')
}

const says = async ({ page }: World, words: string): Promise<void> => {
  await page.getByRole('heading', { name: words, exact: true }).waitFor()
}

walkScene(
  {
    language: 'en',
    folder: process.env['QA_WALKS'] ?? '',
    retouching: { masks: [], hidden: '' },
    tidy: () => (sentence) => sentence,
    commands: { replay: (id) => `replay ${id}`, path: (title) => `walk ${title}` },
    traces: [],
    useBrowser: () => {
      beforeAll(async () => {
        browser = await chromium.launch(BROWSER)
      })
      afterAll(() => browser.close())
    },
    openerFor: (_, along) => () => openVisit(along),
    calls: {
      operationOf: (request) => (request.url().includes('/v1/') ? 'heat' : undefined),
      treatmentOf: () => 'answered',
    },
  },
  kettleWith(2),
  'office',
  {
    open: async (open: () => Promise<Page>) => ({ page: await open() }),
    screen: (world: World) => world,
    does: {
      'switch.pressed': ({ page }) => page.getByRole('button', { name: 'On', exact: true }).click(),
      'lid.opened': 'elsewhere',
    },
    answers: { boil: () => Promise.resolve() },
    delays: { cooling: () => Promise.resolve() },
    sees: {
      cold: (world) => says(world, 'cold'),
      heating: (world) => says(world, 'hot'),
      // The page says "hot", and this stage is wrong.
      hot: (world) => says(world, 'boiling'),
    },
  } satisfies Parameters<typeof walkScene<typeof kettle, World, () => Promise<Page>>>[3],
)
