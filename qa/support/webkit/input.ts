import type { Json } from '../../../tests/support/json.ts'

/** The keys without a letter, as Playwright and WebKit's automation call them. */
const KEYS: Readonly<Record<string, string>> = {
  Enter: 'Return',
  NumpadEnter: 'Enter',
  Escape: 'Escape',
  Tab: 'Tab',
  Backspace: 'Backspace',
  Delete: 'Delete',
  Insert: 'Insert',
  ArrowLeft: 'LeftArrow',
  ArrowRight: 'RightArrow',
  ArrowUp: 'UpArrow',
  ArrowDown: 'DownArrow',
  Home: 'Home',
  End: 'End',
  PageUp: 'PageUp',
  PageDown: 'PageDown',
  Space: 'Space',
  ShiftLeft: 'Shift',
  ShiftRight: 'Shift',
  ControlLeft: 'Control',
  ControlRight: 'Control',
  AltLeft: 'Alternate',
  AltRight: 'Alternate',
  MetaLeft: 'Meta',
  MetaRight: 'Meta',
}

const SOURCES = [{ sourceId: 'keyboard', sourceType: 'Keyboard' }]

/** What the automation of WebKit is asked for: a command, and what it is given besides the page. */
type Asked = readonly [command: string, params: Json]

/** What somebody's mouse does, as Playwright says it. */
export function mouseDoes({ type, x, y, button }: Json): Asked {
  const position = { x: Number(x), y: Number(y) }
  const interaction = type === 'down' ? 'Down' : type === 'up' ? 'Up' : 'Move'
  return ['performMouseInteraction', { position, button: buttonOf(button), interaction, modifiers: [] }]
}

/** What somebody's keys do: WebKit is told which are down, so that these are kept. */
export function keyboard(): (params: Json) => Asked {
  const keys = new Set<string>()
  let letter: string | undefined
  return ({ type, code, key, text }) => {
    const special = KEYS[String(code)]
    const isDown = type === 'keyDown'
    if (special === undefined) letter = isDown ? String(text ?? key) : undefined
    else if (isDown) keys.add(special)
    else keys.delete(special)
    const state = {
      sourceId: 'keyboard',
      ...(keys.size > 0 ? { pressedVirtualKeys: [...keys] } : {}),
      ...(letter === undefined ? {} : { pressedCharKey: letter }),
    }
    return ['performInteractionSequence', { inputSources: SOURCES, steps: [{ states: [state] }] }]
  }
}

const buttonOf = (button: unknown): string =>
  ({ left: 'Left', middle: 'Middle', right: 'Right' })[String(button)] ?? 'None'
