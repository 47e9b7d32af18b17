import { AsyncLocalStorage } from 'node:async_hooks'
import type { Control } from './controls.ts'

/** One link of the chain by which an element is found: `{ by: 'role', role: 'button', name: 'Save' }`. */
export type Part = { readonly by: 'role' | 'label' | 'text' | 'css'; readonly role: string; readonly name: string }

/** Where something was done or seen: at whose screen, and in what, from the outside to the inside. */
export type ElementPath = { readonly who: string; readonly parts: readonly Part[] }

/** What a person does with an element, or with the browser. */
export type Act =
  | 'press'
  | 'fill'
  | 'tick'
  | 'untick'
  | 'choose'
  | 'key'
  | 'focus'
  | 'attach'
  | 'open'
  | 'reload'
  | 'back'
  | 'tab'
  | 'closeTab'
  | 'offline'
  | 'online'
  | 'wait'

/** What a person sees of an element: that it is there or gone, what is in it, what it says, that this is wrong, or that it works. */
export type Sight = 'there' | 'gone' | 'holds' | 'says' | 'wrong' | 'busy' | 'count'

/** One thing that a walk did or saw. */
export type Note =
  | {
      readonly kind: 'does'
      readonly act: Act
      readonly at: ElementPath
      readonly value: string
      /** What was pressed, filled or chosen, as it was found on the page. */
      readonly control?: Control | null
    }
  /** What was waited for is what somebody has to see; a look may also be there to decide what to do. */
  | {
      readonly kind: 'sees'
      readonly sight: Sight
      readonly at: ElementPath
      readonly value: string
      readonly isAwaited: boolean
    }
  /**
   * Said in the app's own words. What is given while a scene is set up is there before the first step; later it is done meanwhile. What is
   * about something that no other note names concerns another path.
   */
  | {
      readonly kind: 'told'
      readonly part: 'given' | 'does' | 'sees'
      readonly text: string
      readonly about: string | null
    }
  /** What has an id of its own is called by this name. */
  | { readonly kind: 'named'; readonly id: string; readonly name: string }

const current = new AsyncLocalStorage<Note[]>()

/** Notes something in the script of the walk that is under way; nothing where none is. */
export function note(...notes: readonly Note[]): void {
  current.getStore()?.push(...notes)
}

/** Whether a script is written. */
export function isNoting(): boolean {
  return current.getStore() !== undefined
}

/** Does something, and adds what is noted meanwhile to some notes, also where it fails. */
export async function noting<Made>(notes: Note[], work: () => Promise<Made>): Promise<Made> {
  return current.run(notes, work)
}

/** Makes something when it is first asked for, and hands the same to all who ask: with it comes what was noted as it was made. */
export function remembered<Made>(make: () => Promise<Made>): () => Promise<Made> {
  const notes: Note[] = []
  let made: Promise<Made> | null = null
  return async () => {
    made ??= noting(notes, make)
    const value = await made
    note(...notes)
    return value
  }
}
