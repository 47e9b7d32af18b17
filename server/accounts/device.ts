import Bowser from 'bowser'

/** Roughly what somebody logged in with; null where it says nothing known. */
export type Device = Readonly<{ browser: string | null; system: string | null }>

/** Longer ones are nobody's. */
const MOST = 512

/** Browser and system of a User-Agent, without versions: enough to know one's own again. */
export function deviceOf(userAgent: string): Device {
  const known = userAgent.slice(0, MOST)
  if (known === '') return { browser: null, system: null }
  const { browser, os } = Bowser.parse(known)
  return { browser: browser.name || null, system: os.name || null }
}
