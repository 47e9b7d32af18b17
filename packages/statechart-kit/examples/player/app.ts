import { createActor, fromPromise, type ActorOptions, type SnapshotFrom } from 'xstate'
import { playerMachine, type Track } from './machine.ts'

/** The player as an app of one line of text: keys in, a screen out. */
export type Player = {
  /** `1` to `9` choose a track, space plays and pauses, `s` stops, `m` mutes. */
  readonly press: (key: string) => void
  readonly screen: () => string
  readonly stop: () => void
}

/** What the player has from elsewhere: its tracks, and the time. */
export type Surroundings = {
  readonly load: (number: number) => Promise<Track>
  readonly clock?: NonNullable<ActorOptions<typeof playerMachine>['clock']>
}

export function startPlayer({ load, ...options }: Surroundings): Player {
  const machine = playerMachine.provide({
    actors: { load: fromPromise(({ input }) => load(input.number)) },
  })
  const actor = createActor(machine, options).start()
  return {
    press: (key) => {
      if (key === ' ') actor.send({ type: 'play.pressed' })
      else if (key === 's') actor.send({ type: 'stop.pressed' })
      else if (key === 'm') actor.send({ type: 'mute.pressed' })
      else if (/^[1-9]$/.test(key)) actor.send({ type: 'track.chosen', number: Number(key) })
    },
    screen: () => screenOf(actor.getSnapshot()),
    stop: () => void actor.stop(),
  }
}

function screenOf(snapshot: SnapshotFrom<typeof playerMachine>): string {
  const { track } = snapshot.context
  const sound = snapshot.matches({ sound: 'off' }) ? ' (muted)' : ''
  if (snapshot.matches({ playback: 'loading' })) return `… loading${sound}`
  if (snapshot.matches({ playback: 'playing' })) return `▶ ${track?.title}${sound}`
  if (snapshot.matches({ playback: 'paused' })) return `❚❚ ${track?.title}${sound}`
  if (snapshot.matches({ playback: 'failed' })) return `Sorry, it cannot be played.${sound}`
  return `■ Press 1 to 9.${sound}`
}
