import { vars } from './theme.css.ts'

// Properties that many styles share, to be spread into them: `style({ ...column('s2'), flex: 1 })`.

type Space = keyof typeof vars.space
const gapOf = (gap: Space | undefined) => (gap === undefined ? {} : { gap: vars.space[gap] })

/** Children below one another. */
export const column = (gap?: Space) => ({ display: 'flex', flexDirection: 'column', ...gapOf(gap) }) as const

/** Children beside one another, level in the middle. */
export const row = (gap?: Space) => ({ display: 'flex', alignItems: 'center', ...gapOf(gap) }) as const

/** The same, on as many lines as they take. */
export const wrappingRow = (gap?: Space) => ({ ...row(gap), flexWrap: 'wrap' }) as const

/** One child in the middle. */
export const centered = { display: 'grid', placeItems: 'center' } as const

/** As wide as high. */
export const square = (length: string) => ({ inlineSize: length, blockSize: length })

type Type = {
  readonly size?: keyof typeof vars.font.size
  readonly weight?: keyof typeof vars.font.weight
  readonly line?: keyof typeof vars.font.line
  readonly tracking?: keyof typeof vars.font.tracking
}

/** How words are set, by the names of the tokens. */
export const type = ({ size, weight, line, tracking }: Type) => ({
  ...(size && { fontSize: vars.font.size[size] }),
  ...(weight && { fontWeight: vars.font.weight[weight] }),
  ...(line && { lineHeight: vars.font.line[line] }),
  ...(tracking && { letterSpacing: vars.font.tracking[tracking] }),
})

/** One line, cut where there is no room for more. */
export const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const

/** So many lines at most, the last one cut. */
export const firstLines = (count: number) =>
  ({ display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: count, overflow: 'hidden' }) as const

/** The end of a row that scrolls sideways, so that it is seen to go on. The row needs as much room there. */
export const fadesOut = (room: string) =>
  ({
    maskImage: `linear-gradient(to right, #000 calc(100% - ${room}), transparent)`,
    selectors: {
      '[dir="rtl"] &': { maskImage: `linear-gradient(to left, #000 calc(100% - ${room}), transparent)` },
    },
  }) as const

/** In any language aligned like the page's text; for what people wrote (`dir="auto"`). */
export const matchParent: ('match-parent' | '-webkit-match-parent')[] = ['match-parent', '-webkit-match-parent']

/** One line of what people wrote, cut at its own end. */
export const ownLine = { ...oneLine, textAlign: matchParent }

/** The edge of a surface. */
export const edge = `${vars.size.border} solid ${vars.color.line}`

/** A focus ring inside a control's edge, for fields and for tiles that touch. */
export const innerFocus = {
  outline: `2px solid ${vars.color.focus}`,
  outlineOffset: '-1px',
} as const

/** Invisible, but read by screen readers. */
export const onlyForScreenReaders = {
  position: 'absolute',
  ...square('1px'),
  margin: '-1px',
  padding: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
  border: 0,
} as const
