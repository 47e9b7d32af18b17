import { globalStyle, style } from '@vanilla-extract/css'
import * as screen from '../../ui/screen.css.ts'
import { media } from '../../ui/theme/media.ts'
import { vars } from '../../ui/theme/theme.css.ts'
import * as mix from '../../ui/theme/mixins.ts'

/** On a desk: the list, the thread, and from three columns on the job, each with its own scroll bar. */
export const panes = style({
  flex: 1,
  minBlockSize: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    // Not before there is room: a window that gets narrower shows the panes a moment longer.
    [media.desk]: {
      gridTemplateColumns: `${vars.size.rail} minmax(0, 1fr)`,
      gridTemplateRows: 'minmax(0, 1fr)',
      gridAutoFlow: 'column',
      gridAutoColumns: '288px',
    },
  },
})
globalStyle(`${panes} > *`, { minInlineSize: 0 })
globalStyle(`${panes} > * + *`, { borderInlineStart: mix.edge })

/** On a desk while there is no thread to show beside it. */
export const listAlone = style({ inlineSize: '100%', maxInlineSize: '656px', marginInline: 'auto' })

/** On a phone: a thread takes all the room below the bar. */
export const alone = style({ flex: 1, minBlockSize: 0, ...mix.column() })

/** So much of a conversation is left on the lowest windows; there the page scrolls. */
const least = '34rem'
for (const whole of [panes, alone]) {
  globalStyle(`${screen.page}:has(${whole})`, { blockSize: `max(100dvh, ${least})` })
  globalStyle(`${screen.frame}:has(${whole})`, { minBlockSize: 0 })
  globalStyle(`${screen.main}:has(${whole})`, {
    minBlockSize: 0,
    maxInlineSize: 'none',
    paddingBlock: 0,
    paddingInline: 'env(safe-area-inset-left) env(safe-area-inset-right)',
  })
}
/** The composer stands in the place of the tabs. */
globalStyle(`${screen.page}:has(${alone}) ${screen.tabs}`, { display: 'none' })

/** In the place of a thread that is not there. */
export const none = style({ alignSelf: 'start', padding: `${vars.space.s6} ${vars.space.s4}` })
