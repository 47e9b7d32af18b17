import { record, type Json } from '../../../tests/support/json.ts'
import { BODY } from '../request-bodies.ts'

/** Asks the browser something that Playwright has not asked, and answers with the result. */
export type Ask = (method: string, params: object) => Promise<Json>

/**
 * What has to be changed of the messages of WebDriver BiDi, so that Playwright and Firefox understand each other:
 *
 * - Playwright has a colour scheme emulated by a command that Firefox does not know: Firefox's own scripts set it;
 * - Playwright shows no bodies of requests: they are shown as a header, which goes no further than to Playwright;
 * - Firefox says nothing of a request that its page takes back while it waits, before it is let go: its end is told;
 * - Playwright knows a download by an id, Firefox only one that is a navigation too: its address is its id.
 */
export function shimsOf(ask: Ask, say: (event: Json) => void) {
  return {
    /** What the browser is to be told; or the result, where Playwright is answered in its place. */
    command: async (command: Json): Promise<{ readonly told: Json } | { readonly result: object }> => {
      const params = record(command['params'])
      switch (command['method']) {
        case 'network.addDataCollector':
          return { told: { ...command, params: { ...params, dataTypes: ['request', 'response'] } } }
        case 'network.addIntercept':
          await inWindow(ask, watchRequests)
          return { told: command }
        case 'network.continueRequest':
          return { told: { ...command, params: withoutBody(params) } }
        case 'emulation.setMediaFeaturesOverride': {
          const scheme = record(params['features'])['prefers-color-scheme']
          const contexts = listed(params['contexts'])
          // Of pages that are yet to come only what Firefox does by itself.
          if (contexts.length === 0) return scheme === 'dark' ? { told: command } : { result: {} }
          await show(ask, contexts, scheme === 'dark' ? 'dark' : 'light')
          return { result: {} }
        }
        default:
          return { told: command }
      }
    },
    /** What Playwright is to be told of an event. */
    event: async (event: Json): Promise<Json> => {
      const params = record(event['params'])
      switch (event['method']) {
        case 'network.beforeRequestSent':
          // Where its window is gone nobody waits for it either.
          if (params['isBlocked'] === true) tellOfEnd(ask, say, params).catch(() => {})
          return { ...event, params: await withBody(ask, params) }
        case 'browsingContext.downloadWillBegin':
        case 'browsingContext.downloadEnd':
          return { ...event, params: { ...params, download: params['navigation'] ?? params['url'] } }
        default:
          return event
      }
    },
  }
}

async function withBody(ask: Ask, params: Json): Promise<Json> {
  const request = record(params['request'])
  if (params['isBlocked'] !== true || !(Number(request['bodySize']) > 0)) return params
  const { bytes } = await ask('network.getData', { request: request['request'], dataType: 'request' })
  const { type, value } = record(bytes)
  const body = type === 'base64' ? Buffer.from(String(value), 'base64').toString() : String(value)
  const header = { name: BODY, value: { type: 'string', value: body } }
  return { ...params, request: { ...request, headers: [...listed(request['headers']), header] } }
}

function withoutBody(params: Json): Json {
  if (!Array.isArray(params['headers'])) return params
  return { ...params, headers: listed(params['headers']).filter((header) => record(header)['name'] !== BODY) }
}

const listed = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

function show(ask: Ask, pages: readonly unknown[], scheme: 'light' | 'dark'): Promise<Json> {
  const script = `(scheme, ...pages) => {
    const { NavigableManager } = ChromeUtils.importESModule('chrome://remote/content/shared/NavigableManager.sys.mjs')
    for (const page of pages) NavigableManager.getBrowsingContextById(page).prefersColorSchemeOverride = scheme
  }`
  return inWindow(ask, script, scheme, ...pages)
}

/** Keeps what Firefox has of each request, by the first part of its id. */
const watchRequests = `() => {
  if (window.qaRequests) return
  window.qaRequests = new Map()
  const observer = (channel) => qaRequests.set(String(ChannelWrapper.get(channel).id), channel.QueryInterface(Ci.nsIRequest))
  Services.obs.addObserver(observer, 'http-on-opening-request')
}`

/** Answers whether a page has taken its request back, as soon as that, or anything else, has become of it. */
const isTakenBack = `async (id) => {
  const request = qaRequests.get(id.split('-')[0])
  while (request?.status === 0 && request.isPending()) await new Promise((resolve) => setTimeout(resolve, 50))
  return request !== undefined && request.status !== 0
}`

/** Tells of a request that its page takes back. */
async function tellOfEnd(ask: Ask, say: (event: Json) => void, params: Json): Promise<void> {
  const answer = await inWindow(ask, isTakenBack, record(params['request'])['request'])
  if (record(answer['result'])['value'] !== true) return
  say({ type: 'event', method: 'network.fetchError', params: { ...params, errorText: 'NS_BINDING_ABORTED' } })
}

/** Runs a script in Firefox's own window, which may do what Firefox itself may. */
async function inWindow(ask: Ask, functionDeclaration: string, ...given: readonly unknown[]): Promise<Json> {
  const { contexts } = await ask('browsingContext.getTree', { 'moz:scope': 'chrome', maxDepth: 0 })
  return ask('script.callFunction', {
    functionDeclaration,
    arguments: given.map((value) => ({ type: 'string', value })),
    target: { context: record(listed(contexts)[0])['context'] },
    awaitPromise: true,
  })
}
