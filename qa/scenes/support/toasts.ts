import type { Page } from 'playwright-core'
import { failureText } from '../../../src/i18n/failure-text.ts'
import { recordSight } from 'statechart-kit/script/element-path'
import type { Translate } from '../../../src/i18n/translate.ts'
import type { Failure } from '../../../machines/outcome.ts'
import type { Gate } from './network-gate.ts'
import type { Visit } from './visit.ts'

/** What a toast says; bad news interrupts a screen reader. */
export type Toast = { readonly role: 'status' | 'alert'; readonly text: string }

/** Good news in these words. */
export const good = (text: string): Toast => ({ role: 'status', text })

/** Says what came of a failure. */
export type Told = (say: Translate, failure: Failure | null) => Toast

/** The news that something was not done, and why, in the words of the reader. */
export const notDone: Told = (say, failure) => {
  if (failure === null) throw new Error('Nothing has failed')
  return { role: 'alert', text: failureText(say, failure, 'form') }
}

/** The news that something could not be loaded, in these words, and why. */
export const notLoaded =
  (words: (say: Translate) => string): Told =>
  (say, failure) => {
    if (failure === null) throw new Error('Nothing has failed')
    return { role: 'alert', text: failureText(say, failure, 'load', words(say)) }
  }

/** What the toasts on a page say. */
export async function toastsOn(page: Page): Promise<readonly Toast[]> {
  const toasts = await page.locator('[popover] > [role]').evaluateAll((all) =>
    all.map((toast): Toast => ({
      role: toast.getAttribute('role') === 'alert' ? 'alert' : 'status',
      text: toast.textContent,
    })),
  )
  recordSight(page.getByRole('status'), 'says', toasts.map(({ text }) => text).join(' '))
  return toasts
}

/** The call is on its way, and the screen says that it loads. */
export async function seesLoading({ page, say }: Visit, gate: Gate): Promise<void> {
  await gate.arrived()
  await page
    .getByRole('status')
    .filter({ hasText: say('ui.loading') })
    // Each part that loads says so.
    .first()
    .waitFor()
}

/** The screen says that something could not be loaded, and why where it has the room; a session that is over leads to the login. */
export async function seesFailedLoad(
  visit: Visit,
  words: string,
  failure: Failure | null,
  isWhy = true,
): Promise<void> {
  if (failure?.type === 'unauthorized') return seesExpired(visit)
  const alert = visit.page.getByRole('alert').filter({ hasText: words })
  const why = isWhy && failure ? failureText(visit.say, failure, 'load') : words
  await alert.filter({ hasText: why }).waitFor()
}

/** The login, with the word that the session is over. */
export async function seesExpired({ page, say }: Visit): Promise<void> {
  await page.getByRole('status').getByText(say('auth.login.expired'), { exact: true }).waitFor()
  await page.getByRole('heading', { name: say('auth.login.title') }).waitFor()
}
