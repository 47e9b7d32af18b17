import type { BrowserContext, Page, Response } from 'playwright-core'
import { createTranslate, type Translate, englishCodes, loadDictionary } from '../../../src/i18n/translate.ts'
import type { Language } from '../../../src/i18n/languages.ts'
import { note } from 'statechart-kit/script/notes'
import { phrasesOf } from 'statechart-kit/script/script'
import { watchedContext, watchedPage } from 'statechart-kit/script/recorded-page'
import { nameOf, type Account } from '../../support/api.ts'
import { newVisitor } from '../../support/browser.ts'
import { language, told } from '../../support/language.ts'
import { keepSession } from '../../support/stored-session.ts'
import { sentJson } from '../../support/request-bodies.ts'
import type { OperationId } from '../../../generated/operations.ts'
import type { Along } from 'statechart-kit/walk/walk-path'
import { countArrivals, type Kinds } from 'statechart-kit/walk/page-idle'
import { takesStates } from 'statechart-kit/walk/screenshots'
import { recordCreated } from '../../support/remote/cleanup-log.ts'
import { retryAfter } from '../../support/remote/retry-after.ts'
import { elsewhere, isMaking, type Place } from '../../support/remote/remote-server.ts'
import { gateOn, treatmentOf, type Gate } from './network-gate.ts'
import type { CuttableConnection } from 'statechart-kit/walk/cuttable-connection'
import { makeStillable } from 'statechart-kit/walk/stable-screenshot'

/** A browser of its own, in the language of the run. */
export type Visit = {
  readonly page: Page
  readonly context: BrowserContext
  readonly say: Translate
  /** Puts a gate before calls. All gates are shut before each step. */
  readonly gateOn: (...ids: readonly OperationId[]) => Promise<Gate>
}

/** Opens a browser for somebody who is logged in, or for nobody; over a line of its own where one is given. */
export type OpenVisit = (account: Account | null, line?: CuttableConnection) => Promise<Visit>

/** What a path needs of its visits. */
export type VisitNeeds = {
  /** The clock of the page is ours: something has to wait for longer than a test does. */
  readonly isClocked: boolean
} & Along

/** Opens a browser for somebody who is logged in, or for nobody; over a line, which ends with it. No page is loaded yet. */
export async function openVisit(account: Account | null, needs: VisitNeeds, line?: CuttableConnection): Promise<Visit> {
  const { page, context } = await newVisitor({
    troubled: true,
    isFresh: takesStates,
    isClocked: needs.isClocked,
    ...(line && { baseURL: line.url }),
  })
  if (line) context.on('close', line.close)
  await needs.onContext(context)
  // Playwright's own way costs a page that is opened for this alone, in every visit.
  await keepSession(page, account, language)
  countArrivals(page, REQUESTS)
  const place = elsewhere()
  if (place) page.on('response', (response) => void heed(place, response))
  if (takesStates) await makeStillable(page)
  const who = account === null ? told.nobody : nameOf(account.session)
  if (account) note({ kind: 'told', part: 'given', text: phrasesOf(language).loggedIn(who), about: null })
  return {
    page: watchedPage(page, who),
    context: watchedContext(context, who),
    say: await wordsOf(language),
    gateOn: async (...ids) => {
      const gate = await gateOn(page, ids)
      needs.onGate(gate)
      return gate
    },
  }
}

/** What a server that somebody else runs told the page: to wait, or that something was made which has to be removed. */
async function heed({ patience, left }: Place, response: Response): Promise<void> {
  const request = response.request()
  // What a gate says in the place of the server is not the server's word.
  if (treatmentOf(request) === 'answered') return
  const seconds = retryAfter(response.status(), response.headers()['retry-after'])
  if (seconds !== null) patience.told(seconds)
  if (!response.ok() || !isMaking(response.url())) return
  const { pathname: path } = new URL(response.url())
  const { authorization = null } = request.headers()
  // A page that has moved on takes the answer along: then a job of it stays, and its owner knows of it.
  const answered: unknown = await response.json().catch(() => null)
  recordCreated(left, { path, authorization, sent: sentJson(request), answered })
}

/** A gate holds calls; the stream of news goes on. */
const REQUESTS: Kinds = {
  isCall: (request) => new URL(request.url()).pathname.startsWith('/v1/'),
  isStream: (request) => request.url().includes('/stream'),
}

/** The words of the app in a language. */
export async function wordsOf(spoken: Language): Promise<Translate> {
  const { words, codes, categories } = await loadDictionary(spoken)
  return createTranslate(spoken, words, codes ?? (await englishCodes()), () => {}, categories)
}
