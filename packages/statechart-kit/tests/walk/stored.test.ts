import { chromium, type Browser, type Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { assign, setup } from 'xstate'
import { typed } from '../sample-models.ts'
import { exploredIn } from '../../core/explore.ts'
import { createModel } from '../../core/create-model.ts'
import { coveringPaths } from '../../criteria/paths.ts'
import { cameraFor } from '../../walk/screenshots.ts'
import type { Calls } from '../../walk/requests.ts'
import { type Along, walkAlone } from '../../walk/walk-path.ts'
import { type Stage } from '../../walk/stage.ts'
import { BROWSER } from '../browser.ts'

type Saved = { readonly type: 'title.saved'; readonly title: string }

const form = setup({ types: typed<{ context: { readonly title: string }; events: Saved }>() }).createMachine({
  id: 'form',
  context: { title: '' },
  initial: 'editing',
  on: { 'title.saved': { actions: assign({ title: ({ event }) => event.title }), target: '.saved' } },
  states: { editing: {}, saved: {} },
})

const model = createModel(form, { events: { 'title.saved': [{ type: 'title.saved', title: 'Two taps' }] }, digest: [] })
const calls: Calls = {
  operationOf: (request) => (request.url().endsWith('/save') ? 'save' : undefined),
  treatmentOf: () => 'open',
  isChange: () => true,
}

let browser: Browser
beforeAll(async () => {
  browser = await chromium.launch(BROWSER)
})
afterAll(() => browser.close())

/** A small app on a small server, either of which may not do what it says. */
type App = { readonly sends?: string; readonly isKept?: boolean }
type World = { readonly page: Page; readonly kept: () => string }

const pageOf = (sends: string): string => `<h1>editing</h1><input><button onclick="
  fetch('/save', { method: 'POST', body: ${sends} }).then(() => document.querySelector('h1').textContent = 'saved')">Save</button>`

async function open(
  { sends = 'document.querySelector(`input`).value', isKept = true }: App,
  along: Along,
): Promise<World> {
  let kept = 'nothing'
  const context = await browser.newContext()
  context.setDefaultTimeout(2000)
  await along.onContext(context)
  const page = await context.newPage()
  await page.route('http://form.test/**', (route) => {
    if (!route.request().url().endsWith('/save'))
      return route.fulfill({ contentType: 'text/html', body: pageOf(sends) })
    if (isKept) kept = route.request().postData() ?? ''
    return route.fulfill({ json: { done: true } })
  })
  await page.goto('http://form.test/')
  return { page, kept: () => kept }
}

const stage: Stage<typeof form, World, () => Promise<World>> = {
  open: (visit) => visit(),
  screen: (world) => world,
  does: {
    'title.saved': async ({ page }, { title }) => {
      await page.getByRole('textbox').fill(title)
      await page.getByRole('button').click()
    },
  },
  answers: {},
  sees: {
    editing: ({ page }) => page.getByRole('heading', { name: 'editing' }).waitFor(),
    saved: ({ page }) => page.getByRole('heading', { name: 'saved' }).waitFor(),
  },
  stored: { save: ({ kept }, { now }) => expect(kept()).toBe(now.context.title) },
}

async function walked(app: App, its = stage): Promise<string | null> {
  const [explored] = exploredIn(model)
  const [path] = explored ? coveringPaths(model, explored) : []
  if (!explored || !path) throw new Error('There is no path')
  const camera = cameraFor('form', 'main', 'en', { masks: [], hidden: '' })
  const { reason } = await walkAlone(its, explored, path, {
    camera,
    calls,
    openerFor: (_, along) => () => open(app, along),
  })
  return reason instanceof Error ? reason.message : null
}

describe('what is stored after a change', () => {
  it('is read back, and is what was typed', async () => {
    expect(await walked({})).toBeNull()
  })

  it('fails the walk where the server says yes and keeps nothing, though the screen is as it should be', async () => {
    const failure = await walked({ isKept: false })
    expect(failure).toContain('save was acknowledged, but something else is stored')
    expect(failure).toContain("expected 'nothing' to be 'Two taps'")
    expect(await walked({ isKept: false }, { ...stage, stored: { save: 'Nobody reads it.' } })).toBeNull()
  })

  it('fails the walk where the app sends something else than was typed', async () => {
    expect(await walked({ sends: '`garbage`' })).toContain("expected 'garbage' to be 'Two taps'")
  })

  it('has to be declared for every call that changes something', async () => {
    const { stored: _, ...others } = stage
    const silent: typeof stage = others
    expect(await walked({}, silent)).toContain(
      'save has changed something, and "stored" does not say how that is read back',
    )
  })
})
