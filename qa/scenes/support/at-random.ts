import { appendFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { AnyStateMachine } from 'xstate'
import { explore } from 'statechart-kit/core/explore'
import type { Model } from 'statechart-kit/core/model'
import { storyText, walksTable } from 'statechart-kit/random/report'
import { againOf } from '../../walks-request.ts'
import { screenWalks, type Screen } from 'statechart-kit/random/screens'
import { walkAtRandom, type Plan } from 'statechart-kit/random/walks'
import type { Stage } from 'statechart-kit/walk/stage'
import { onScreens } from '../../models/app.ts'
import { everybodyLeaves, useBrowser, openPages } from '../../support/browser.ts'
import { language } from '../../support/language.ts'
import { openVisit, wordsOf, type OpenVisit } from './visit.ts'
import type { Page } from 'playwright-core'

/** The plan of `npm run test:walks -- --on screens`; null where paths are walked. */
export function planOfScreens(env: Readonly<Record<string, string | undefined>>): Plan | null {
  const { WALKS_ON_SCREENS: on, WALKS_SEED: seed, WALKS_RUNS: runs, WALKS_STEPS: steps, WALKS_PATH: path } = env
  if (on === undefined) return null
  return { seed: Number(seed), runs: Number(runs), steps: Number(steps), path, patience: PATIENCE }
}

/** Milliseconds: a walk takes seconds, and a shorter story is not worth an evening. */
const PATIENCE = 15 * 60_000

/** Walks a scene at random in a browser, against the real server, and tells how each statement fared. */
export function walkScreens<Machine extends AnyStateMachine, World>(
  model: Model,
  sceneName: string,
  stage: Stage<Machine, World, OpenVisit>,
  plan: Plan,
): void {
  const scene = model.scenes.find(({ name }) => name === sceneName)
  if (!scene) throw new Error(`${model.name} has no scene ${sceneName}`)
  const name = `${model.name}/${sceneName}`

  describe(`${model.name}/${sceneName}`, () => {
    useBrowser()
    test('at random', { timeout: 0 }, async () => {
      const explored = explore(scene)
      const walks = await walkAtRandom(
        screenWalks(stage, explored, Object.keys(model.headless), {
          properties: onScreens(await wordsOf(language)),
          openerFor: (edges, onGate) => (account, line) =>
            openVisit(account, { isClocked: isOfTime(edges), onGate, onContext: async () => undefined }, line),
          look,
          leave: everybodyLeaves,
        }),
        plan,
      )
      const told = process.env['WALKS_TOLD']
      if (told !== undefined) appendFileSync(told, `${walksTable([{ name: `${name} on screens`, walks }])}\n`)
      const again = walks.story && againOf(`--on screens --machine ${name}`, plan, walks.story)
      expect(walks.story && storyText(name, walks.story, again ?? '')).toBeNull()
    })
  })
}

/** Whether something may have to wait for longer than a test does. */
function isOfTime(edges: readonly { readonly label: string }[]): boolean {
  return edges.some(({ label }) => label.startsWith('after ') || label.endsWith(': timedOut'))
}

export function look(): Promise<readonly Screen[]> {
  return Promise.all(openPages().map((page) => screenOn(page)))
}

/** A page that goes elsewhere just then is looked at where it comes to. */
async function screenOn(page: Page, tries = 3): Promise<Screen> {
  try {
    await page.waitForLoadState('domcontentloaded')
    return await page.evaluate(seen)
  } catch (reason) {
    if (tries === 1) throw reason
    return screenOn(page, tries - 1)
  }
}

function seen(): Screen {
  const shown = (selector: string): readonly Element[] =>
    [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility())
  const wordsOf = (element: Element): string => element.getAttribute('aria-label') ?? element.textContent.trim()
  return {
    address: `${location.pathname}${location.search}`,
    headings: shown('h1').map(wordsOf),
    buttons: shown('button:not(:disabled, [aria-disabled=true])').map(wordsOf),
    dialogs: shown('dialog[open]').length,
  }
}
