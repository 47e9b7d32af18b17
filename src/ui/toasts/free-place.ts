/** A stretch from top to bottom, in CSS pixels from the top of the window. */
export type Stretch = { readonly top: number; readonly bottom: number }

/** What lets something be done, or names a part of the screen: no toast stands over it. */
const keptFree = 'a[href], button, input, select, textarea, summary, label, [tabindex="0"], h1, h2, h3'

/** Between a toast and what it leaves free, in CSS pixels, where there is room for it. */
const gap = 4

/**
 * Where a stretch of the height of `wanted` touches none of `taken`: the place within `room` that is nearest to it.
 * Where all is taken it stays as it is wanted.
 */
export function freePlace(wanted: Stretch, room: Stretch, taken: readonly Stretch[]): number {
  const height = wanted.bottom - wanted.top
  const isFree = (top: number) =>
    top >= room.top &&
    top + height <= room.bottom &&
    taken.every((each) => top >= each.bottom || top + height <= each.top)
  const beside = (space: number) => taken.flatMap((each) => [each.bottom + space, each.top - space - height])
  const spaced = [wanted.top, ...beside(gap)].filter(isFree)
  const places = spaced.length > 0 ? spaced : beside(0).filter(isFree)
  const distance = (top: number) => Math.abs(top - wanted.top)
  return places.reduce((best, top) => (distance(top) < distance(best) ? top : best), places[0] ?? wanted.top)
}

/** The lines of text and the boxes of what `box` must leave free, where it crosses them from side to side. */
export function takenBeside(box: { readonly left: number; readonly right: number }): Stretch[] {
  const dialog = [...document.querySelectorAll('dialog:modal')].at(-1)
  return (
    [...(dialog ?? document).querySelectorAll(keptFree)]
      .flatMap((element) => [...shownRects(element)])
      // What only screen readers find is a pixel high.
      .filter((rect) => rect.height > 1 && rect.left < box.right && rect.right > box.left)
      .filter((rect) => rect.bottom > 0 && rect.top < window.innerHeight)
  )
}

/** A heading takes what its words take; it is as wide as the page. */
function shownRects(element: Element): DOMRectList {
  if (!element.matches('h1, h2, h3')) return element.getClientRects()
  const words = document.createRange()
  words.selectNodeContents(element)
  return words.getClientRects()
}
