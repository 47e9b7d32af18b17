import type { Failure } from '../../../machines/outcome.ts'
import { failureText } from '../../../src/i18n/failure-text.ts'
import type { Gate } from './network-gate.ts'
import type { Visit } from './visit.ts'

/** The call is on its way, and the screen says that it loads. */
export async function seesLoading({ page, say }: Visit, gate: Gate): Promise<void> {
  await gate.arrived()
  await page
    .getByRole('status')
    .filter({ hasText: say('ui.loading') })
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
