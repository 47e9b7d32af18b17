import type { Page, CDPSession } from 'playwright-core'
import axe, { type AxeResults } from 'axe-core'

/** The rules of axe that every page keeps. */
const EVERY_RULE = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

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
    expression: `axe.run(document, ${JSON.stringify(options)}).then(({ violations }) => JSON.stringify({ violations }))`,
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
