import { type PointerEvent, useRef, useState, type WheelEvent } from 'react'
import { pinched, type Placing, type Point, type Size, swipeDirection, whole, within, zoomed } from './gesture.ts'

/** The scale of a double tap and of the zoom button. */
const near = 2.5

type Gestures = {
  readonly dir: 'ltr' | 'rtl'
  /** A swipe across an unzoomed picture. */
  readonly onTurn: (by: 1 | -1) => void
}

/**
 * Pinch, drag, swipe, double tap and wheel on one picture, as its resulting position. It changes on every frame of a
 * gesture and decides nothing, so it is React state rather than a machine's.
 */
export function useGestures({ dir, onTurn }: Gestures) {
  const [placing, setPlacing] = useState<Placing>(whole)
  const pointers = useRef(new Map<number, Point>())
  const travelled = useRef<Point>({ x: 0, y: 0 })
  const fingers = useRef(0)

  const down = (event: PointerEvent<HTMLElement>) => {
    if (event.pointerType === 'mouse' && event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    if (pointers.current.size === 0) {
      travelled.current = { x: 0, y: 0 }
      fingers.current = 0
    }
    pointers.current.set(event.pointerId, pointOn(event))
    fingers.current = Math.max(fingers.current, pointers.current.size)
  }

  const move = (event: PointerEvent<HTMLElement>) => {
    const before = pointers.current.get(event.pointerId)
    if (!before) return
    const now = pointOn(event)
    const stage = sizeOf(event.currentTarget)
    const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1]
    pointers.current.set(event.pointerId, now)
    if (other) return setPlacing((placed) => pinched(placed, [before, other], [now, other], stage))
    const by = { x: now.x - before.x, y: now.y - before.y }
    travelled.current = { x: travelled.current.x + by.x, y: travelled.current.y + by.y }
    setPlacing((placed) =>
      placed.scale === 1 ? placed : within({ ...placed, x: placed.x + by.x, y: placed.y + by.y }, stage),
    )
  }

  const up = (event: PointerEvent<HTMLElement>) => {
    if (!pointers.current.delete(event.pointerId) || pointers.current.size > 0) return
    const turn = swipeDirection(travelled.current, dir)
    if (turn !== null && fingers.current === 1 && placing.scale === 1) onTurn(turn)
  }

  const cancel = (event: PointerEvent<HTMLElement>) => {
    pointers.current.delete(event.pointerId)
  }

  const zoomAt = (at: Point, stage: Size) =>
    setPlacing((placed) => (placed.scale > 1 ? whole : zoomed(placed, near, at, stage)))

  return {
    placing,
    isZoomed: placing.scale > 1,
    reset: () => setPlacing(whole),
    /** Zooms into the middle, or back out. */
    toggleZoom: (stage: HTMLElement) => {
      const { width, height } = sizeOf(stage)
      zoomAt({ x: width / 2, y: height / 2 }, { width, height })
    },
    handlers: {
      onPointerDown: down,
      onPointerMove: move,
      onPointerUp: up,
      onPointerCancel: cancel,
      onDoubleClick: (event: PointerLike) => zoomAt(pointOn(event), sizeOf(event.currentTarget)),
      // A trackpad pinch arrives as a wheel event with Ctrl.
      onWheel: (event: WheelEvent<HTMLElement>) => {
        if (!event.ctrlKey) return
        const at = pointOn(event)
        const stage = sizeOf(event.currentTarget)
        setPlacing((placed) => zoomed(placed, Math.exp(-event.deltaY / 100), at, stage))
      },
    },
  }
}

type PointerLike = { readonly clientX: number; readonly clientY: number; readonly currentTarget: HTMLElement }

function pointOn({ clientX, clientY, currentTarget }: PointerLike): Point {
  const { left, top } = currentTarget.getBoundingClientRect()
  return { x: clientX - left, y: clientY - top }
}

function sizeOf(element: HTMLElement): Size {
  return { width: element.clientWidth, height: element.clientHeight }
}
