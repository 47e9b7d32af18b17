import { expect } from 'vitest'
import type { Locator, Page } from 'playwright-core'
import type { Sample } from '../../../qa/support/samples.ts'

/** More stops than any screen of the main job has. */
const STOPS = 80

const hasFocus = (target: Locator): Promise<boolean> => target.evaluate((element) => element === document.activeElement)

/** Goes from control to control, as somebody without a pointer does, until the focus is there. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor({ state: 'attached' })
  for (let stop = 0; stop < STOPS && !(await hasFocus(target)); stop += 1) await page.keyboard.press('Tab')
  expect(await hasFocus(target), `the keyboard gets to ${String(target)}`).toBe(true)
}

/** Goes to a control and presses it. */
export async function pressBy(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press('Enter')
}

/** Goes to a field and types over what is in it; in a list of choices, the name of one. */
export async function typeInto(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type(text)
}

/** Goes to a field for files and gives it some. */
export async function giveFiles(page: Page, target: Locator, files: readonly Sample[]): Promise<void> {
  const open = async (): Promise<void> => {
    await tabTo(page, target)
    await page.keyboard.press('Space')
  }
  // The browser is told to hand its chooser over before the way there, or a press that is quicker opens one that nobody sees.
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), open()])
  await chooser.setFiles([...files])
}
