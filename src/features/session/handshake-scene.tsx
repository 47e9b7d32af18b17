import { classNames } from '../../ui/class-names.ts'
import { fill, stroke } from '../../ui/theme/pictures.css.ts'

/** A job card with bids arriving beside it: what the product is, in one picture. Decoration, for screens with room. */
export function HandshakeScene() {
  return (
    <svg viewBox="0 0 440 280" aria-hidden="true" focusable="false">
      <ellipse cx="220" cy="256" rx="190" ry="16" className={fill.ground} />
      <rect
        x="36"
        y="28"
        width="210"
        height="214"
        rx="20"
        className={classNames(fill.face, stroke.line)}
        strokeWidth="2"
      />
      <rect x="56" y="48" width="170" height="84" rx="12" className={fill.soft} />
      <path
        d="M84 116V92l34-26 34 26v24Z"
        className={classNames(fill.face, stroke.accentText)}
        strokeWidth="3"
        strokeLinejoin="round"
      />
      <path
        d="M110 116V98h16v18"
        className={classNames(fill.soft, stroke.accentText)}
        strokeWidth="3"
        strokeLinejoin="round"
      />
      <path
        d="m176 112 20-26 20 26"
        fill="none"
        className={stroke.accentText}
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <rect x="56" y="148" width="120" height="12" rx="6" className={fill.edge} />
      <rect x="56" y="172" width="164" height="8" rx="4" className={fill.line} />
      <rect x="56" y="190" width="140" height="8" rx="4" className={fill.line} />
      <rect x="56" y="212" width="60" height="16" rx="8" className={fill.openFill} />
      <Bid y={52} tone={fill.inprogressFill} ink={fill.inprogressText} />
      <Bid y={122} tone={fill.openFill} ink={fill.openText} chosen />
      <Bid y={192} tone={fill.completedFill} ink={fill.completedText} />
    </svg>
  )
}

function Bid({
  y,
  tone,
  ink,
  chosen = false,
}: {
  readonly y: number
  /** Classes that paint. */
  readonly tone: string
  readonly ink: string
  readonly chosen?: boolean
}) {
  const x = chosen ? 214 : 238
  return (
    <g>
      <rect
        x={x}
        y={y}
        width="176"
        height="56"
        rx="16"
        strokeWidth={chosen ? 3 : 2}
        className={classNames(fill.face, chosen ? stroke.accentText : stroke.line)}
      />
      <circle cx={x + 30} cy={y + 28} r="15" className={tone} />
      <circle cx={x + 30} cy={y + 24} r="5" className={ink} />
      <path d={`M${x + 21} ${y + 38}a9 7 0 0 1 18 0`} className={ink} />
      <rect x={x + 56} y={y + 17} width="64" height="9" rx="4.5" className={fill.edge} />
      <rect x={x + 56} y={y + 33} width="44" height="7" rx="3.5" className={fill.line} />
      {chosen ? (
        <>
          <circle cx={x + 150} cy={y + 28} r="12" className={fill.accent} />
          <path
            d={`m${x + 144} ${y + 28} 4.5 4.5 8-9`}
            fill="none"
            className={stroke.onAccent}
            strokeWidth="3"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </>
      ) : (
        <rect x={x + 136} y={y + 22} width="26" height="12" rx="6" className={tone} />
      )}
    </g>
  )
}
