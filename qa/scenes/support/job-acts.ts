import type { Locator, Page } from 'playwright-core'
import type { JobFacts } from '../../../machines/job/types.ts'
import { createFormat } from '../../../src/i18n/format.ts'
import { language } from '../../support/language.ts'
import { names } from './job-world.ts'
import type { Visit } from './visit.ts'

const { money } = createFormat(language)

export const button = (place: Page | Locator, name: string): Locator => place.getByRole('button', { name, exact: true })

export const fill = (dialog: Locator, label: string, value: string): Promise<void> =>
  dialog.getByLabel(label, { exact: true }).fill(value)

/** Does something in a dialog, presses a button of it, and waits until it has gone. */
export async function inDialog(
  page: Page,
  title: string | RegExp,
  name: string,
  work: (dialog: Locator) => Promise<unknown> = async () => undefined,
  role: 'dialog' | 'alertdialog' = 'dialog',
): Promise<void> {
  const dialog = page.getByRole(role, { name: title, exact: true })
  await work(dialog)
  await button(dialog, name).click()
  await dialog.waitFor({ state: 'detached' })
}

export const confirm = (page: Page, title: string, name: string): Promise<void> =>
  inDialog(page, title, name, undefined, 'alertdialog')

/** The bid with the amount that somebody saw; where it is another by now, there is none to press a button of. */
export function bidOf(page: Visit['page'], amountSeen: number | undefined) {
  const hasText = amountSeen === undefined ? '' : money(amountSeen)
  return page.getByRole('listitem').filter({ hasText })
}

/** Who got the job is named, with the amount of that bid. */
export async function assigned(
  { page, say }: Visit,
  facts: Pick<JobFacts, 'assignedBusinessId' | 'bids'>,
): Promise<void> {
  const region = page.getByRole('region', { name: say('jobDetails.assigned.title'), exact: true })
  await region.getByText(names[facts.assignedBusinessId ?? ''] ?? '').waitFor()
  const bid = facts.bids.find(({ businessId }) => businessId === facts.assignedBusinessId)
  await region.getByText(money(bid?.amount ?? 0), { exact: true }).waitFor()
}
