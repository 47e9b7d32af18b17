import type { Account } from '../../../qa/support/api.ts'
import { newVisitor, type Visit, type Visitor } from '../../../qa/support/browser.ts'
import { enter } from '../../../qa/support/stored-session.ts'

/** Somebody at a browser of their own who is logged in, at an address of the app. */
export async function visitorAs(account: Account, address = '/dashboard', visit?: Visit): Promise<Visitor> {
  const visitor = await newVisitor(visit)
  await enter(visitor.page, account)
  if (address !== '/dashboard') await visitor.page.goto(address)
  return visitor
}
