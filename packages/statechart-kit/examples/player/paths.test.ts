import { setImmediate } from 'node:timers/promises'
import { checkProperties, testPaths } from 'statechart-kit'
import { expect, test } from 'vitest'
import { SimulatedClock } from 'xstate'
import { startPlayer, type Player } from './app.ts'
import type { Track } from './machine.ts'
import { player } from './model.ts'

/** The player, with tracks that come when a test says so, and a clock that stands still. */
function open() {
  const loads: PromiseWithResolvers<Track>[] = []
  const clock = new SimulatedClock()
  const load = (): Promise<Track> => {
    const asked = Promise.withResolvers<Track>()
    loads.push(asked)
    return asked.promise
  }
  return { player: startPlayer({ load, clock }), loads, clock }
}

const shows =
  (words: string) =>
  ({ player }: { readonly player: Player }): void =>
    expect(player.screen()).toContain(words)

const hides =
  (words: string) =>
  ({ player }: { readonly player: Player }): void =>
    expect(player.screen()).not.toContain(words)

const tests = testPaths(
  player,
  {
    open,
    close: ({ player }) => player.stop(),
    does: {
      'track.chosen': ({ player }, { number }) => player.press(String(number)),
      'play.pressed': ({ player }) => player.press(' '),
      'stop.pressed': ({ player }) => player.press('s'),
      'mute.pressed': ({ player }) => player.press('m'),
    },
    answers: {
      load: async ({ loads }, track) => {
        loads.at(-1)?.resolve(track)
        await setImmediate()
      },
    },
    errors: {
      load: async ({ loads }, error) => {
        loads.at(-1)?.reject(error)
        await setImmediate()
      },
    },
    delays: { apology: ({ clock }) => clock.increment(3000) },
    sees: {
      'playback.stopped': shows('■ Press 1 to 9.'),
      'playback.loading': shows('… loading'),
      'playback.playing': shows('▶ Blue'),
      'playback.paused': shows('❚❚ Blue'),
      'playback.failed': shows('Sorry'),
      'sound.on': hides('(muted)'),
      'sound.off': shows('(muted)'),
    },
  },
  { cover: 'guards' },
)

test.each(tests)('$title', async ({ run }) => {
  expect((await run()).result).toEqual({ outcome: 'passed' })
})

test('keeps its promises, whatever happens in which order', async () => {
  const [walked] = await checkProperties(player)
  expect(walked?.walks.walks).toBe(100)
})
