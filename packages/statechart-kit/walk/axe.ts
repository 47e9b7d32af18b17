import type { Page, CDPSession } from 'playwright-core'
import axe, { type AxeResults, type RunOptions } from 'axe-core'

/** All rules of axe, experimental ones too, but one: text at 7:1 is more than level AA asks. */
const EVERY_RULE = axe
  .getRules()
  .map(({ ruleId }) => ruleId)
  .filter((rule) => rule !== 'color-contrast-enhanced')

/** Something that axe holds against a page. */
export type AxeProblem = {
  /** The rule: `color-contrast`. */
  readonly rule: string
  readonly help: string
  readonly target: string
  readonly summary: string
}

/**
 * What axe says about a page whose clock may stand still: it works in a world of its own beside the page's scripts, where time goes on,
 * and leaves nothing behind in theirs. Only the rules named are asked, where some are.
 */
export async function axeProblemsOn(page: Page, rules: readonly string[] = EVERY_RULE): Promise<readonly AxeProblem[]> {
  const session = await sessionOf(page)
  const { frameTree } = await session.send('Page.getFrameTree')
  const world = { frameId: frameTree.frame.id, worldName: 'axe' }
  const { executionContextId: contextId } = await session.send('Page.createIsolatedWorld', world)
  // The world stays for as long as its page does.
  const isThere = await session.send('Runtime.evaluate', { contextId, expression: `typeof axe === 'object'` })
  if (isThere.result.value !== true)
    await session.send('Runtime.evaluate', { contextId, expression: `${axe.source};undefined` })
  const options = { runOnly: rules, resultTypes: ['violations'] }
  const { result, exceptionDetails } = await session.send('Runtime.evaluate', {
    contextId,
    expression: `(${auditPage.toString()})(axe, ${JSON.stringify(options)})`,
    awaitPromise: true,
    returnByValue: true,
  })
  if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text)
  const results: unknown = JSON.parse(String(result.value))
  if (!isResults(results)) throw new Error('axe answered with something else than violations')
  return results.violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary = '' }) => ({
      rule: id,
      help,
      target: target.join(' '),
      summary: failureSummary,
    })),
  )
}

/**
 * Runs in the page. A control that scrolled halfway under a bar at the edge is not too small: it is looked at again in the middle of
 * the window.
 */
async function auditPage(here: typeof axe, options: RunOptions): Promise<string> {
  const { violations } = await here.run(document, options)
  const [left, top] = [window.scrollX, window.scrollY]
  const kept = []
  for (const violation of violations) {
    if (violation.id !== 'target-size') {
      kept.push(violation)
      continue
    }
    const nodes = []
    for (const node of violation.nodes) {
      const element = document.querySelector(node.target.join(' '))
      element?.scrollIntoView({ block: 'center', behavior: 'instant' })
      const again = element && (await here.run(element, { runOnly: ['target-size'], resultTypes: ['violations'] }))
      if (!again || again.violations.length > 0) nodes.push(node)
    }
    if (nodes.length > 0) kept.push({ ...violation, nodes })
  }
  window.scrollTo({ left, top, behavior: 'instant' })
  return JSON.stringify({ violations: kept })
}

const sessions = new WeakMap<Page, Promise<CDPSession>>()

/** One for all that a page is asked: Chromium takes the end of any session for the end of what others emulate, such as having no network. */
function sessionOf(page: Page): Promise<CDPSession> {
  const session = sessions.get(page) ?? page.context().newCDPSession(page)
  sessions.set(page, session)
  return session
}

type Results = Pick<AxeResults, 'violations'>

const isResults = (value: unknown): value is Results =>
  typeof value === 'object' && value !== null && 'violations' in value && Array.isArray(value.violations)
