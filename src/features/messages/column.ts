/** A conversation is not wider than its lines are read with ease, in pixels. */
const WIDEST = 760

/** The distance of a conversation's content from the edges of its pane: at least `least`, and more where the pane is wide. */
export const columnInset = (least: string): string => `max(${least}, calc((100% - ${WIDEST}px) / 2))`
