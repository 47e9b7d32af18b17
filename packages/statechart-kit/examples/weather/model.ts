import { always, createModel, eventually, whenever, type Moment } from 'statechart-kit'
import { weatherMachine } from './machine.ts'

type Now = Moment<typeof weatherMachine>

export const weather = createModel(weatherMachine, {
  events: {
    SEARCH: [
      { type: 'SEARCH', place: 'Bergen' },
      { type: 'SEARCH', place: '' },
    ],
  },
  answers: { fetchForecast: ['rain'] },
  errors: { fetchForecast: [new Error('status 503')] },
  digest: ['attempts'],
  properties: {
    'it never asks more than three times for one thing': always(({ snapshot }: Now) => snapshot.context.attempts <= 3),
    'whatever is asked ends': whenever(
      ({ snapshot }: Now) => snapshot.matches('asking'),
      eventually(({ snapshot }: Now) => !snapshot.matches('asking')),
    ),
  },
})
