import { ASKING, CHANNEL, type Message } from './messages.ts'
import { observerOf } from './observe.ts'

const channel = new BroadcastChannel(CHANNEL)
const tab = crypto.getRandomValues(new Uint32Array(1)).join('')
const post = channel.postMessage.bind(channel)
const tell = (message: Message): void => post(message)

const observer = observerOf(tab, tell)

/** What every actor of this tab is observed by. */
export const { inspect } = observer

const tellOfTab = (): void => tell({ type: 'tab.opened', tab, title: `${location.pathname}${location.search}` })

new BroadcastChannel(ASKING).addEventListener('message', () => {
  tellOfTab()
  observer.tellAll()
})
addEventListener('pagehide', () => tell({ type: 'tab.closed', tab }))
tellOfTab()
