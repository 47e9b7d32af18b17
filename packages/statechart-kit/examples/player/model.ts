import { always, createModel, leadsTo, type Moment } from 'statechart-kit'
import { playerMachine } from './machine.ts'

type Now = Moment<typeof playerMachine>

const isLoading = ({ snapshot }: Now): boolean => snapshot.matches({ playback: 'loading' })

export const player = createModel(playerMachine, {
  events: { 'track.chosen': [{ type: 'track.chosen', number: 1 }] },
  answers: { load: [{ title: 'Blue', seconds: 180 }] },
  errors: { load: [new Error('offline')] },
  properties: {
    'loading ends': leadsTo(isLoading, (now) => !isLoading(now)),
    'what plays has a title': always(
      ({ snapshot }: Now) => !snapshot.matches({ playback: 'playing' }) || snapshot.context.track !== null,
    ),
  },
})
