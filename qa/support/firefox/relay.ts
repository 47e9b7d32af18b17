import { once } from 'node:events'
import { WebSocket, WebSocketServer } from 'ws'

/** Listens in the place of a browser, and answers where. */
export async function relay(address: string): Promise<string> {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 })
  server.on('connection', (client, { url = '' }) => {
    const browser = new WebSocket(`${address}${url}`)
    const opened = once(browser, 'open')
    client.on('message', (data) => void opened.then(() => {
      const text = String(data)
      const {id, method} = JSON.parse(text)
      if (process.env.RELAY_LOG) console.error('>>', text.slice(0,600))
      if (method === 'emulation.setMediaFeaturesOverride') return client.send(JSON.stringify({type:'success', id, result:{}}))
      browser.send(text)
    }))
    browser.on('message', (data) => { const t= String(data); if (process.env.RELAY_LOG) console.error('<<', t.slice(0,600)); client.send(t) })
    client.on('close', () => browser.close())
    browser.on('close', () => client.close())
  })
  await once(server, 'listening')
  const at = server.address()
  if (at === null || typeof at === 'string') throw new Error('The relay has no port')
  return `ws://127.0.0.1:${at.port}`
}
