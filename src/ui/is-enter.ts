type Key = Pick<KeyboardEvent, 'key' | 'keyCode' | 'isComposing'>

/**
 * Whether a key belongs to an input method, which takes it to choose or to end a word. Safari sends the Enter that ends it after
 * `compositionend`, so that only its old code 229 tells.
 */
export function isComposed({ isComposing, keyCode }: Key): boolean {
  return isComposing || keyCode === 229
}

/** Whether somebody pressed Enter to act, rather than to end a word. Every handler of Enter asks this. */
export function isEnter(event: Key): boolean {
  return event.key === 'Enter' && !isComposed(event)
}
