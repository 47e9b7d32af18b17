import mermaid from 'mermaid'
import { useEffect, useRef, useState } from 'react'
import type { Chart, Moment } from './messages.ts'

const isDark = matchMedia('(prefers-color-scheme: dark)').matches
mermaid.initialize({
  startOnLoad: false,
  theme: isDark ? 'dark' : 'neutral',
  securityLevel: 'strict',
  state: { useMaxWidth: false },
})

let drawn = 0

type Props = { readonly chart: Chart; readonly moment: Moment | null }

/** A chart as Mermaid draws it, with the states that hold and the arrows that were taken last. */
export function ChartView({ chart: { text, arrows }, moment }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const [svg, setSvg] = useState('')

  useEffect(() => {
    let isGone = false
    drawn += 1
    void mermaid.render(`chart-${drawn}`, text).then((drawing) => {
      if (!isGone) setSvg(drawing.svg)
    })
    return () => {
      isGone = true
    }
  }, [text])

  useEffect(() => {
    if (box.current !== null) box.current.innerHTML = svg
  }, [svg])

  useEffect(() => {
    if (box.current !== null) mark(box.current, arrows, moment)
  }, [svg, arrows, moment])

  return <div className="chart" ref={box} />
}

/** Mermaid numbers the arrows in their order; those that mark where a group begins come first. What holds is brought into view. */
function mark(box: HTMLElement, count: number, moment: Moment | null): void {
  const active = new Set(moment?.active)
  let last: Element | undefined
  for (const state of box.querySelectorAll('.node, .statediagram-cluster')) {
    const id = state.getAttribute('data-id') ?? /state-(.+)-\d+$/.exec(state.id)?.[1] ?? ''
    const isActive = active.has(id)
    state.classList.toggle('is-active', isActive)
    if (isActive) last = state
  }
  const numberOf = (path: Element) => Number(/\d+$/.exec(path.getAttribute('data-id') ?? '')?.[0])
  const paths = [...box.querySelectorAll('path.transition')].toSorted((one, other) => numberOf(one) - numberOf(other))
  for (const [index, path] of paths.slice(paths.length - count).entries()) {
    path.classList.toggle('is-taken', moment?.taken.includes(index) ?? false)
  }
  if (last !== undefined) bringIntoView(box, last)
}

/** Only inside of its box: the page itself stays where it is. */
function bringIntoView(box: HTMLElement, part: Element): void {
  const [outer, inner] = [box.getBoundingClientRect(), part.getBoundingClientRect()]
  box.scrollBy(
    inner.x + inner.width / 2 - outer.x - outer.width / 2,
    inner.y + inner.height / 2 - outer.y - outer.height / 2,
  )
}
