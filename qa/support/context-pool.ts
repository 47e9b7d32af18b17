import type { BrowserContext, Page } from 'playwright-core'

/** A context that visits use one after the other. Its door stands open all the time: a page of the app's address, and nothing of the app. */
type Room = { readonly context: BrowserContext; readonly door: Page; readonly visits: number }

/** What the server itself serves: a page with the headers of the app, but without its scripts. */
const DOOR = '/about'

/** Whether a page only keeps a room open. */
export const isBlankAppPage = (page: Page): boolean => new URL(page.url()).pathname === DOOR

/** A page in a room that nobody is in; everybody leaves, and nothing of them stays. */
export type Rooms = { readonly enter: () => Promise<Page>; readonly leave: () => Promise<void> }

/**
 * Rooms for visits that may begin where the app has been before. A new context has a process of its own, which compiles the whole app
 * again: most of what a short visit costs. A page that the door opens runs in the door's process. What a visit stores is removed
 * after it, and what it hears and intercepts belongs to its page, which is closed. A room is given up after `most` visits.
 */
export function createContextPool(newContext: () => Promise<BrowserContext>, most: number): Rooms {
  let free: readonly Room[] = []
  let taken: readonly Room[] = []
  return {
    enter: async (): Promise<Page> => {
      const [known, ...others] = free
      free = others
      const room = known ?? (await build(await newContext()))
      taken = [...taken, { ...room, visits: room.visits + 1 }]
      return openFrom(room)
    },
    leave: async (): Promise<void> => {
      const left = taken
      taken = []
      const isOver = ({ visits }: Room): boolean => visits >= most
      await Promise.all(left.map((room) => (isOver(room) ? room.context.close() : clear(room))))
      free = [...free, ...left.filter((room) => !isOver(room))]
    },
  }
}

async function build(context: BrowserContext): Promise<Room> {
  const door = await context.newPage()
  await door.goto(DOOR)
  return { context, door, visits: 0 }
}

async function openFrom({ context, door }: Room): Promise<Page> {
  const [page] = await Promise.all([
    context.waitForEvent('page'),
    door.evaluate(() => {
      const opened = window.open('about:blank')
      // Nobody else's visit begins with a window behind it.
      if (opened) opened.opener = null
    }),
  ])
  return page
}

async function clear({ context, door }: Room): Promise<void> {
  const left = context.pages().filter((page) => page !== door)
  const origins = new Set([door, ...left].map((page) => new URL(page.url()).origin))
  await Promise.all(left.map((page) => page.close()))
  await context.unrouteAll({ behavior: 'ignoreErrors' })
  await context.setOffline(false)
  const session = await context.newCDPSession(door)
  for (const origin of origins)
    if (origin !== 'null') await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })
  await session.detach()
}
