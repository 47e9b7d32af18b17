import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createConnection, type Socket } from 'node:net'
import { setTimeout as pass } from 'node:timers/promises'
import { freePort } from '../../../server/platform/db/embedded.ts'
import { record, type Json } from '../../../tests/support/json.ts'
import { focusWindows } from './display.ts'
import { listIn, named, number, read, saidIn, text, written, type Listed } from './wire.ts'

/** A page of a browser: as its inspector knows it, and as its automation does. */
export type Tab = { readonly target: bigint; readonly handle: string }

/** What is heard of a browser. */
export type Heard = {
  /** A message of a page's inspector. */
  readonly said: (target: bigint, message: Json) => void
  /** A page is there no more. */
  readonly gone: (target: bigint) => void
}

export type WebKit = {
  /** Has the automation do something; rejects with what it says against it. */
  readonly automate: (method: string, params: Json) => Promise<Json>
  /** Tells a page's inspector something. */
  readonly tell: (target: bigint, message: Json) => void
  /** Opens a page; nothing is heard of it before `listen`. */
  readonly open: () => Promise<Tab>
  readonly listen: (tab: Tab) => void
  readonly end: () => void
}

export type Wanted = { readonly program: string; readonly display: string; readonly env: NodeJS.ProcessEnv }

/** Without a toolbar, whose buttons would not let a window be as narrow as a phone. */
const OPEN = `function () { window.open('about:blank', '_blank', 'noopener,toolbar=no,location=no,menubar=no,width=390,height=844'); return 1 }`

/** How often somebody who waits looks, in milliseconds. */
const LOOK = 20

/** Starts a MiniBrowser, with nothing of anybody's in it. Its first window is never seen: it opens the others. */
export async function startBrowser({ program, display, env }: Wanted, heard: Heard): Promise<WebKit> {
  const port = await freePort()
  const browser = spawn(program, ['--automation', '--javascript-can-open-windows-automatically=true'], {
    env: {
      ...env,
      DISPLAY: display,
      WEBKIT_INSPECTOR_SERVER: `127.0.0.1:${port}`,
      // Events that are sent by a program are heard too.
      GDK_CORE_DEVICE_EVENTS: '1',
      GDK_BACKEND: 'x11',
      NO_AT_BRIDGE: '1',
    },
    stdio: 'ignore',
  })
  const socket = await connected(port, browser)
  const asked = new Map<number, PromiseWithResolvers<Json>>()
  let [id, connection] = [0, 1n]
  let targets: readonly Listed[] = []
  const known = new Set<unknown>()
  const automation = (): bigint => targets.find(({ type }) => type === 'Automation')?.id ?? 0n
  const send = (name: string, ...parameters: readonly Buffer[]): void => void socket.write(written(name, ...parameters))
  const tell = (target: bigint, message: Json): void =>
    send('SendMessageToBackend', number(connection), number(target), text(JSON.stringify(message)))

  function automate(method: string, params: Json): Promise<Json> {
    id += 1
    const answer = Promise.withResolvers<Json>()
    asked.set(id, answer)
    tell(automation(), { id, method: `Automation.${method}`, params })
    return answer.promise
  }

  function answered(message: Json): void {
    const answer = asked.get(Number(message['id']))
    asked.delete(Number(message['id']))
    if (message['error'] === undefined) answer?.resolve(record(message['result']))
    else answer?.reject(new Error(String(record(message['error'])['message'])))
  }

  const pages = (): readonly bigint[] => targets.filter(({ type }) => type === 'WebPage').map((each) => each.id)

  async function handles(): Promise<readonly string[]> {
    const { contexts } = await automate('getBrowsingContexts', {})
    return (Array.isArray(contexts) ? contexts : []).map((each) => String(record(each)['handle']))
  }

  /** The one that nobody has seen before, as soon as it is there. */
  async function fresh<Thing>(all: () => readonly Thing[] | Promise<readonly Thing[]>): Promise<Thing> {
    for (;;) {
      const [found] = (await all()).filter((each) => !known.has(each))
      if (found === undefined) await pass(LOOK)
      else {
        known.add(found)
        return found
      }
    }
  }

  function list(all: readonly Listed[]): void {
    const before = pages()
    targets = all
    for (const target of before) if (!pages().includes(target)) heard.gone(target)
  }

  /** Until its window is on the display nobody can give it the keyboard. */
  async function focus({ handle: browsingContextHandle }: Tab): Promise<void> {
    for (;;) {
      await focusWindows(display)
      const asking = { browsingContextHandle, function: 'function () { return document.hasFocus() }', arguments: [] }
      if ((await automate('evaluateJavaScriptFunction', asking))['result'] === 'true') return
      await pass(LOOK)
    }
  }

  let rest = Buffer.alloc(0)
  socket.on('data', (chunk) => {
    rest = Buffer.from(
      read(Buffer.concat([rest, chunk]), ({ name, parameters }) => {
        if (name === 'SetTargetList') {
          const found = listIn(parameters)
          connection = found.connection
          list(found.targets)
        } else if (name === 'SendMessageToFrontend') {
          const { target, said } = saidIn(parameters)
          if (target === automation()) answered(record(JSON.parse(said)))
          else heard.said(target, record(JSON.parse(said)))
        }
      }),
    )
  })

  send('StartAutomationSession', named('walk'))
  while (automation() === 0n) await pass(LOOK)
  send('Setup', number(connection), number(automation()))
  await automate('createBrowsingContext', {})
  const [browsingContextHandle] = [await fresh(handles), await fresh(pages)]

  async function open(): Promise<Tab> {
    await automate('evaluateJavaScriptFunction', { browsingContextHandle, function: OPEN, arguments: [] })
    const tab = { target: await fresh(pages), handle: await fresh(handles) }
    await focus(tab)
    return tab
  }

  let last: Promise<unknown> = Promise.resolve()
  return {
    automate,
    tell,
    // Two at once could not be told apart.
    open: () => {
      const opened = last.then(open)
      last = opened.catch(() => {})
      return opened
    },
    listen: ({ target }) => send('Setup', number(connection), number(target)),
    end: () => {
      socket.destroy()
      browser.kill('SIGKILL')
    },
  }
}

/** Connects to a browser as soon as it listens. */
async function connected(port: number, browser: ChildProcess): Promise<Socket> {
  while (browser.exitCode === null && browser.signalCode === null) {
    const socket = createConnection({ port, host: '127.0.0.1', noDelay: true })
    try {
      await once(socket, 'connect')
      socket.on('error', () => {})
      return socket
    } catch {
      await pass(LOOK)
    }
  }
  throw new Error(`MiniBrowser ended with ${browser.exitCode ?? browser.signalCode} before it could be spoken to`)
}
