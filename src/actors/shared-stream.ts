import { fromCallback } from 'xstate'
import type { Heard, LiveEvent, StreamFrom, Unread } from '../../machines/live.ts'
import { followNotifications } from '../services/notification-stream.ts'
import type { Notification, ThreadNews } from '../services/types.ts'
import type { Environment } from './environment.ts'
import { runService } from './run-service.ts'

/** Without a sign of life for this long, in milliseconds, a stream is opened again, and a window that reads it is given up. */
const silence = 50_000

/** How often a window that reads the stream gives the others a sign of life, in milliseconds. */
const beat = 20_000

/** What was heard, and the last notification before it. */
type Told = Heard<Notification> & { readonly after: string | null }

/** From the window that reads the stream to all others, except `joined`. */
type Message =
  /** From a window that begins to follow: where does the stream stand? */
  | { readonly type: 'joined' }
  | { readonly type: 'opened' }
  | ({ readonly type: 'heard' } & Told)
  | { readonly type: 'thread'; readonly news: ThreadNews }

/**
 * The notification stream, which the visible windows of a browser share. One window has a lock, reads the stream and
 * informs the others, which wait for the lock. A window that closes, crashes or is hidden loses it. Another takes it from
 * a frozen window. Without locks each window reads on its own. `onThread` gets thread news as it comes, and null once the
 * stream is open.
 */
export function sharedStream(
  { api, session, windows }: Pick<Environment, 'api' | 'session' | 'windows'>,
  onThread: (news: ThreadNews | null) => void,
) {
  return fromCallback<LiveEvent<Notification>, StreamFrom>(({ input: { lastId }, sendBack }) => {
    const gone = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    /** The last notification that this window heard of; undefined as long as it does not know whether there is one. */
    let at: string | null | undefined = lastId ?? undefined
    /** As told by the stream that this window reads; null until its first message. */
    let unread: Unread | null = null
    let isReading = false
    let isOpen = false
    let post = (_message: Message): void => {}

    const opened = (): void => {
      isOpen = true
      sendBack({ type: 'stream.opened' })
      onThread(null)
    }
    /** What comes after another notification than the last one heard of tells of a gap, unless a new reader tells that one again. */
    const hear = ({ after, items, ...heard }: Told): void => {
      const known = items.findIndex(({ id }) => id === at)
      const missed = heard.missed || (known < 0 && after !== at)
      at = items.at(-1)?.id ?? after
      sendBack({ type: 'stream.heard', items: items.slice(known + 1), unread: heard.unread, missed, lastId: at })
    }
    const tellWhereItStands = (): void => {
      if (unread !== null) post({ type: 'heard', after: at ?? null, items: [], unread, missed: false })
    }

    const read = async (signal: AbortSignal): Promise<void> => {
      if (signal.aborted) return
      clearTimeout(timer)
      isReading = true
      unread = null
      const beating = setInterval(tellWhereItStands, beat)
      const stopped = new Promise<null>((resolve) => signal.addEventListener('abort', () => resolve(null)))
      const reading = runService(
        { api },
        signal,
        followNotifications({
          lastId: at ?? null,
          silence,
          onOpen: () => {
            post({ type: 'opened' })
            opened()
          },
          onHeard: (heard) => {
            unread = heard.unread ?? unread
            const told = { ...heard, after: at ?? null }
            post({ type: 'heard', ...told })
            hear(told)
          },
          onThread: (news) => {
            post({ type: 'thread', news })
            onThread(news)
          },
        }),
      )
      const outcome = await Promise.race([stopped, reading])
      clearInterval(beating)
      isReading = false
      if (outcome) sendBack({ type: 'stream.ended', failure: outcome.type === 'done' ? null : outcome })
    }
    const readAlone = (): Promise<void> => read(gone.signal)

    const share = async (
      { BroadcastChannel }: NonNullable<typeof windows>,
      locks: Pick<LockManager, 'request'>,
    ): Promise<void> => {
      const { session: own, language } = session.getSnapshot().context
      // The number changes with what windows tell each other, for one may run an older version of the app.
      const name = `bidfair-stream-2 ${own?.user.id} ${language}`
      const hold = async (options: LockOptions): Promise<void> => {
        const lost = new AbortController()
        try {
          await locks.request(name, options, () => read(AbortSignal.any([gone.signal, lost.signal])))
        } catch (error) {
          if (!(error instanceof DOMException && error.name === 'AbortError')) throw error
          lost.abort()
          if (!gone.signal.aborted) follow()
        }
      }
      const watch = (): void => {
        clearTimeout(timer)
        // Not at the same moment as the others.
        timer = setTimeout(() => void hold({ steal: true }), silence + Math.random() * beat)
      }
      const follow = (): void => {
        isOpen = false
        watch()
        post({ type: 'joined' })
      }
      const channel = new BroadcastChannel(name)
      post = channel.postMessage.bind(channel)
      gone.signal.addEventListener('abort', () => {
        post = () => {}
        channel.close()
      })
      channel.addEventListener('message', ({ data }: MessageEvent<Message>) => {
        if (isReading) return data.type === 'joined' ? tellWhereItStands() : undefined
        if (data.type === 'joined') return
        watch()
        if (!isOpen || data.type === 'opened') opened()
        if (data.type === 'heard') hear(data)
        if (data.type === 'thread') onThread(data.news)
      })
      follow()
      while (!gone.signal.aborted) await hold({ signal: gone.signal })
    }

    const locks = windows?.navigator.locks
    // A browser that keeps nothing for this page refuses both the lock and the channel.
    void (windows && locks ? share(windows, locks).catch(readAlone) : readAlone())
    return () => {
      gone.abort()
      clearTimeout(timer)
    }
  })
}
