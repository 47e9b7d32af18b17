import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { isDialogOpen, takeStableScreenshot, settle, type Sight } from './stable-screenshot.ts'
import { masked, type Masks } from './masks.ts'
import { readRecords } from './record.ts'
import { type AxeProblem, axeProblemsOn } from './axe.ts'
import { PATIENCE, attempt } from './unsupported.ts'

/** One picture of a state, and what axe says about the page as it is on it. */
export type Shot = Sight & {
  readonly state: string
  /** The picture's file, beside the record; null where none could be taken. */
  readonly file: string | null
  readonly axe: readonly AxeProblem[]
  /** Why there is no picture, or no word from axe. */
  readonly error: string | null
}

/** All pictures of one scene in one language; a record of its own beside the pictures. */
export type PicturedScene = {
  readonly machine: string
  readonly scene: string
  readonly language: string
  readonly shots: readonly Shot[]
  /** What was on the screen when a path went wrong, by the path's title. */
  readonly failures: { readonly [Path in string]?: string }
}

/** Takes pictures along the walk of a scene. */
export type Camera = {
  /** Pictures of the page, the first time that the scene is in this state; and one of each step where those are asked for. */
  readonly take: (state: string, page: Page, event: string) => Promise<void>
  /** A picture of where a path went wrong. */
  readonly takeFailed: (path: string, page: Page) => Promise<void>
  readonly write: () => void
}

/** Where pictures go; without it none are taken. */
const folder = process.env['QA_PICTURES_FOLDER']

/** Whether states are pictured too, and not failures alone. */
export const takesStates = folder !== undefined && process.env['QA_PICTURES'] !== 'failures'

/** Where one picture of each step goes, numbered; without it none are taken. */
const stepsFolder = process.env['QA_STEPS_FOLDER']

const SIGHTS: readonly Sight[] = [390, 1280].flatMap((width) =>
  (['light', 'dark'] as const).map((theme) => ({ width, theme })),
)

/** Characters of the name of a picture. */
const LONGEST_NAME = 60

/** A page that is longer is cut: nobody reads a picture of more. CSS pixels. */
const LONGEST = 2400

/** What makes pictures of two runs alike, where they differ without any change of the app. */
export type Retouching = { readonly masks: Masks; readonly hidden: string }

/** Takes the pictures of one scene in one language. */
export function cameraFor(machine: string, scene: string, language: string, { masks, hidden }: Retouching): Camera {
  const shots: Shot[] = []
  const failures: Record<string, string> = {}
  let steps = 0
  const takeStep = async (what: string, page: Page): Promise<void> => {
    if (stepsFolder === undefined) return
    const number = `${steps}`.padStart(2, '0')
    steps += 1
    const name = what.replaceAll(/[^\p{L}\p{N}.]+/gu, '-').slice(0, LONGEST_NAME)
    await page.screenshot({ ...HOW, path: join(stepsFolder, `${number}-${name}.png`) })
  }
  const nameOf = (what: string): string => `${machine}.${scene}.${language}.${what}.png`

  const shoot = async (state: string, page: Page, sight: Sight): Promise<Shot> => {
    const file = nameOf(`${state}.${sight.width}.${sight.theme}`)
    await attempt(() => settle(page))
    const picture = await attempt(() => masked(page, masks, () => takePicture(page, sight, file)))
    const axe = await attempt(() => axeProblemsOn(page))
    return {
      ...sight,
      state,
      file: picture.error === null ? file : null,
      axe: axe.value ?? [],
      error: picture.error ?? axe.error,
    }
  }

  return {
    take: async (state, page, event) => {
      await takeStep(event, page)
      // Before anybody has opened the app there is nothing to be seen.
      if (!takesStates || page.url() === 'about:blank' || shots.some((shot) => shot.state === state)) return
      const taken = await attempt(
        () => takeStableScreenshot(page, SIGHTS, hidden, async (sight) => shots.push(await shoot(state, page, sight))),
        10 * PATIENCE,
      )
      if (taken.error !== null) shots.push({ ...missing(state), error: taken.error })
    },
    takeFailed: async (path, page) => {
      await attempt(() => takeStep('failed', page))
      if (folder === undefined) return
      const file = nameOf(`failed-${Object.keys(failures).length + 1}`)
      const { error } = await attempt(() => page.screenshot({ ...HOW, path: join(folder, file) }))
      if (error === null) failures[path] = file
    },
    write: () => {
      if (folder === undefined) return
      mkdirSync(folder, { recursive: true })
      const record: PicturedScene = { machine, scene, language, shots, failures }
      writeFileSync(join(folder, `${machine}.${scene}.${language}.json`), JSON.stringify(record, null, 2))
    },
  }
}

/** What the last walks pictured, of all scenes and languages. */
export function readPictured(from: string): readonly PicturedScene[] {
  return readRecords(from, isPicturedScene)
}

function isPicturedScene(value: unknown): value is PicturedScene {
  return typeof value === 'object' && value !== null && 'shots' in value && 'failures' in value
}

const missing = (state: string): Omit<Shot, 'error'> => ({ width: 0, theme: 'light', state, file: null, axe: [] })

/** The caret is hidden by `still`: Playwright's own way is a style that the app's policy forbids. */
const HOW = { animations: 'disabled', caret: 'initial', scale: 'css', timeout: 15_000 } as const

async function takePicture(page: Page, { width }: Sight, file: string): Promise<void> {
  const path = join(folder ?? '', file)
  if (await isDialogOpen(page)) return void (await page.screenshot({ ...HOW, path }))
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  const clip = height > LONGEST ? { clip: { x: 0, y: 0, width, height: LONGEST } } : {}
  await page.screenshot({ ...HOW, ...clip, path, fullPage: true })
}
