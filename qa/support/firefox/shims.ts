import { record, type Json } from '../../../tests/support/json.ts'
import { BODY } from '../sent.ts'

/** Asks the browser something that Playwright has not asked, and answers with the result. */
export type Ask = (method: string, params: object) => Promise<Json>

/**
 * What has to be changed of the messages of WebDriver BiDi, so that Playwright and Firefox understand each other:
 *
 * - Playwright has a colour scheme emulated by a command that Firefox does not know: Firefox's own scripts set it;
 * - Playwright shows no bodies of requests: they are shown as a header, which goes no further than to Playwright;
 * - Playwright knows a download by an id, Firefox only one that is a navigation too: its address is its id.
 */
export function shimsOf(ask: Ask) {
  return {
    /** What the browser is to be told; or the result, where Playwright is answered in its place. */
    command: async (command: Json): Promise<{ readonly told: Json } | { readonly result: object }> => {
      const params = record(command['params'])
      switch (command['method']) {
        case 'network.addDataCollector':
          return { told: { ...command, params: { ...params, dataTypes: ['request', 'response'] } } }
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

/** With the body of a request that waits to be let go. */
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

/** Has pages shown light or dark by a script of the browser's window, which may do what Firefox itself may. */
async function show(ask: Ask, pages: readonly unknown[], scheme: 'light' | 'dark'): Promise<void> {
  const { contexts } = await ask('browsingContext.getTree', { 'moz:scope': 'chrome', maxDepth: 0 })
  const [window] = listed(contexts)
  const functionDeclaration = `(scheme, ...pages) => {
    const { NavigableManager } = ChromeUtils.importESModule('chrome://remote/content/shared/NavigableManager.sys.mjs')
    for (const page of pages) NavigableManager.getBrowsingContextById(page).prefersColorSchemeOverride = scheme
  }`
  await ask('script.callFunction', {
    functionDeclaration,
    arguments: [scheme, ...pages].map((value) => ({ type: 'string', value })),
    target: { context: record(window)['context'] },
    awaitPromise: false,
  })
}
