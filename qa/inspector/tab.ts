import { stepRecorderOf } from './step-recorder.ts'
import { ASKING, CHANNEL, PAGE, PAGE_FILE, type Message } from './messages.ts'
import { observerOf } from './observe.ts'

// A server that serves files alone takes the address of the page for a screen of the app.
if (location.pathname === PAGE) location.replace(PAGE_FILE)

const channel = new BroadcastChannel(CHANNEL)
const tab = crypto.getRandomValues(new Uint32Array(1)).join('')
const post = channel.postMessage.bind(channel)
const tell = (message: Message): void => post(message)

const keep = stepRecorderOf(() => ({ page: location.pathname, language: document.documentElement.lang }), tell)
const observer = observerOf(tab, tell, keep)

/** What every actor of this tab is observed by. */
export const { inspect } = observer

const tellOfTab = (): void => tell({ type: 'tab.opened', tab, title: `${location.pathname}${location.search}` })

new BroadcastChannel(ASKING).addEventListener('message', () => {
  tellOfTab()
  observer.tellAll()
})
addEventListener('pagehide', () => tell({ type: 'tab.closed', tab }))
tellOfTab()
