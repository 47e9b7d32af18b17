import { randomUUID } from 'node:crypto'
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync, watch, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { tmpdir } from 'node:os'
import { record, type Json } from '../../../tests/support/json.ts'
import { startBrowser, type Tab, type WebKit } from './browser.ts'
import { pageOf } from './page.ts'

/** In which zone and language every browser is started: a process has one of each. */
const TIMEZONE = 'America/Chicago'
const LANGUAGE = 'en-US'

type Page = ReturnType<typeof pageOf>
type Context = {
  /** Where Playwright looks for what was downloaded, by id. */
  downloads: string
  browser: Promise<WebKit> | undefined
  readonly pages: Map<string, Page>
  readonly ended: (() => void)[]
}
type Given = { readonly program: string; readonly display: string; readonly say: (message: Json) => void }

/**
 * Stands in the place of Playwright's own WebKit: answers what it asks of the whole with browsers of WebKitGTK's, of which each is one
 * context, and hands on what is between it and their pages.
 */
export function createBrowserShim({ program, display, say }: Given) {
  const contexts = new Map<string, Context>()
  let count = 0
  const pages = (): readonly (readonly [string, Page])[] => [...contexts.values()].flatMap(({ pages: all }) => [...all])
  const pageNamed = (id: unknown): Page => {
    const [, page] = pages().find(([name]) => name === id) ?? []
    if (page === undefined) throw new Error(`There is no page ${String(id)}`)
    return page
  }
  const contextNamed = (id: unknown): Context => {
    const context = contexts.get(String(id))
    if (context === undefined) throw new Error(`There is no context ${String(id)}`)
    return context
  }

  /** The browser of a context, started when its first page is opened. */
  function browserOf(context: Context): Promise<WebKit> {
    if (context.browser !== undefined) return context.browser
    const downloads = downloadsSeen((name, path) => downloaded(context, name, path))
    context.ended.push(downloads.end)
    const env = { ...process.env, ...downloads.env, TZ: TIMEZONE, LANG: `${LANGUAGE.replace('-', '_')}.UTF-8` }
    const pageAt = (target: bigint): readonly [string, Page] | undefined =>
      [...context.pages].find(([, { tab }]) => tab.target === target)
    context.browser = startBrowser(
      { program, display, env },
      {
        said: (target, message) => pageAt(target)?.[1].said(message),
        gone: (target) => forget(context, pageAt(target)?.[0]),
      },
    )
    context.browser.then(
      ({ end }) => context.ended.push(end),
      () => {},
    )
    return context.browser
  }

  function take(browserContextId: string, context: Context, browser: WebKit, tab: Tab): string {
    count += 1
    const pageProxyId = `page-${count}`
    context.pages.set(
      pageProxyId,
      pageOf(browser, tab, TIMEZONE, (message) => say({ ...message, pageProxyId })),
    )
    say({ method: 'Playwright.pageProxyCreated', params: { browserContextId, pageProxyId } })
    browser.listen(tab)
    return pageProxyId
  }

  /** Which page a file came from is not known; nearly always there is one. */
  function downloaded({ pages: all, downloads }: Context, suggestedFilename: string, path: string): void {
    const [[pageProxyId] = []] = all
    const uuid = randomUUID()
    copyFileSync(path, join(downloads, uuid))
    say({ method: 'Playwright.downloadCreated', params: { pageProxyId, frameId: '', uuid, url: 'about:blank' } })
    say({ method: 'Playwright.downloadFilenameSuggested', params: { uuid, suggestedFilename } })
    say({ method: 'Playwright.downloadFinished', params: { uuid } })
  }

  function forget(context: Context | undefined, pageProxyId: string | undefined): void {
    if (pageProxyId === undefined || context?.pages.delete(pageProxyId) !== true) return
    say({ method: 'Playwright.pageProxyDestroyed', params: { pageProxyId } })
  }

  async function answer(method: unknown, params: Json): Promise<Json> {
    const { browserContextId: id, pageProxyId } = params
    switch (method) {
      case 'Playwright.enable':
      case 'Playwright.grantFileReadAccess':
        return {}
      // Asked for whenever a walk itself fetches something; the app keeps none.
      case 'Playwright.getAllCookies':
        return { cookies: [] }
      case 'Playwright.createContext':
        count += 1
        contexts.set(`context-${count}`, {
          downloads: '',
          browser: undefined,
          pages: new Map(),
          ended: [],
        })
        return { browserContextId: `context-${count}` }
      case 'Playwright.setDownloadBehavior':
        contextNamed(id).downloads = String(params['downloadPath'])
        return {}
      case 'Playwright.setLanguages':
        if (String(params['languages']) !== LANGUAGE) throw new Error(`WebKit was started in ${LANGUAGE}`)
        return {}
      case 'Playwright.createPage': {
        const browser = await browserOf(contextNamed(id))
        return { pageProxyId: take(String(id), contextNamed(id), browser, await browser.open()) }
      }
      case 'Playwright.closePage':
        await pageNamed(pageProxyId).leave()
        forget(
          contexts.values().find(({ pages: all }) => all.has(String(pageProxyId))),
          String(pageProxyId),
        )
        return {}
      case 'Playwright.deleteContext': {
        const context = contextNamed(id)
        await context.browser
        for (const end of context.ended) end()
        for (const page of context.pages.keys()) forget(context, page)
        contexts.delete(String(id))
        return {}
      }
      case 'Playwright.navigate':
        return pageNamed(pageProxyId).navigate(String(params['url']))
      default:
        throw new Error(`WebKit cannot be driven to ${String(method)}`)
    }
  }

  async function answered({ id, method, params }: Json): Promise<void> {
    try {
      say({ id, result: await answer(method, record(params)) })
    } catch (reason) {
      say({ id, error: { message: reason instanceof Error ? reason.message : String(reason) } })
    }
  }

  return {
    hear: (message: Json): void => {
      if (message['pageProxyId'] !== undefined) {
        const [, page] = pages().find(([name]) => name === message['pageProxyId']) ?? []
        return void page?.hear(message)
      }
      void answered(message)
    },
    end: (): void => {
      for (const { ended } of contexts.values()) for (const end of ended) end()
    },
  }
}

/** How WebKit ends the name of a file that has not come whole. */
const UNDER_WAY = '.wkdownload'

/**
 * A home for the settings of one browser, which say where its downloads go: WebKit's inspector says nothing of them, so that they are seen
 * where they come to lie.
 *
 * @param came is told the name and the path of each file
 */
export function downloadsSeen(came: (name: string, path: string) => void) {
  const home = mkdtempSync(join(tmpdir(), 'bidfair-webkit-'))
  const folder = join(home, 'downloads')
  mkdirSync(folder)
  writeFileSync(join(home, 'user-dirs.dirs'), `XDG_DOWNLOAD_DIR="${folder}"\n`)
  const seen = new Set<string>()
  const watcher = watch(folder, () => {
    for (const name of readdirSync(folder)) {
      if (name.endsWith(UNDER_WAY) || readdirSync(folder).includes(`${name}${UNDER_WAY}`) || seen.has(name)) continue
      seen.add(name)
      came(name, join(folder, name))
    }
  })
  return {
    env: { XDG_CONFIG_HOME: home },
    end: () => {
      watcher.close()
      rmSync(home, { recursive: true, force: true })
    },
  }
}
