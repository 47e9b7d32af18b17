import { useEffect, useMemo, useState } from 'react'
import { applyMessage, emptyState, isRunning, type LiveState } from './live-state.ts'
import { ASKING, CHANNEL, type Message } from './messages.ts'
import { coveredWith, openStore, type Covered, type Entry, type Kept } from './store.ts'

/** What is covered, and what was done, in this browser; what the tabs tell comes to it. */
export type Recording = {
  readonly covered: ReadonlyMap<string, Covered>
  readonly entries: readonly Entry[]
}

const nothing: Recording = { covered: new Map(), entries: [] }

/** Everything that the tabs of the app tell from now on, and everything that they have recorded. */
export function useLiveMachines(): {
  readonly live: LiveState
  readonly recording: Recording
  /** Forgets what was recorded, but for what still goes on. */
  readonly clear: () => Promise<void>
} {
  const [live, setLive] = useState(emptyState)
  const [recording, setRecording] = useState(nothing)
  const store = useMemo(() => openStore(CHANNEL), [])

  useEffect(() => {
    const channel = new BroadcastChannel(CHANNEL)
    channel.addEventListener('message', ({ data }: MessageEvent<Message>) => {
      if (data.type !== 'step.kept') return setLive((known) => applyMessage(known, data))
      const { entry, covered } = data
      setRecording((known) => recordedWith(known, { entries: entry ? [entry] : [], covered: [covered] }))
    })
    const asking = new BroadcastChannel(ASKING)
    const ask = asking.postMessage.bind(asking)
    ask('all')
    // What was told meanwhile is in the store as well.
    void store.then(({ all }) => all()).then((kept) => setRecording(recordedWith(nothing, kept)))
    return () => {
      channel.close()
      asking.close()
    }
  }, [store])

  const clear = async (): Promise<void> => {
    const running = [...live.actors].filter(([, shown]) => isRunning(shown)).map(([key]) => key)
    const { all, clear: forget } = await store
    await forget(new Set(running))
    setRecording(recordedWith(nothing, await all()))
  }
  return { live, recording, clear }
}

function recordedWith(known: Recording, { entries, covered }: Kept): Recording {
  const all = new Map(known.covered)
  for (const each of covered) all.set(each.machine, coveredWith(all.get(each.machine), each))
  return { covered: all, entries: [...known.entries, ...entries] }
}
