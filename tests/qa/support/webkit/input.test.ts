import { expect, test } from 'vitest'
import { keyboard, mouseDoes } from '../../../../qa/support/webkit/input.ts'

test('keys stay down until they are let go, beside a letter', () => {
  const keys = keyboard()
  const states = [
    { type: 'keyDown', code: 'ShiftLeft', key: 'Shift' },
    { type: 'keyDown', code: 'KeyA', key: 'A', text: 'A' },
    { type: 'keyUp', code: 'KeyA', key: 'A' },
    { type: 'keyUp', code: 'ShiftLeft', key: 'Shift' },
  ].map((event) => keys(event)[1]['steps'])
  const state = (pressed: object): object => [{ states: [{ sourceId: 'keyboard', ...pressed }] }]
  expect(states).toEqual([
    state({ pressedVirtualKeys: ['Shift'] }),
    state({ pressedVirtualKeys: ['Shift'], pressedCharKey: 'A' }),
    state({ pressedVirtualKeys: ['Shift'] }),
    state({}),
  ])
})

test('a mouse goes somewhere, and presses there', () => {
  const position = { x: 4, y: 5.5 }
  expect(mouseDoes({ type: 'move', button: 'none', ...position })).toEqual([
    'performMouseInteraction',
    { position, button: 'None', interaction: 'Move', modifiers: [] },
  ])
  expect(mouseDoes({ type: 'down', button: 'left', ...position })[1]).toMatchObject({
    button: 'Left',
    interaction: 'Down',
  })
})
