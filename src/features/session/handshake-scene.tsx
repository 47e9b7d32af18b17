import { vars } from '../../ui/theme/theme.css.ts'

const { color } = vars

/** A job card with bids arriving beside it: what the product is, in one picture. Decoration. */
export function HandshakeScene() {
  return (
    <svg viewBox="0 0 440 280" aria-hidden="true" focusable="false">
      <ellipse cx="220" cy="256" rx="190" ry="16" style={{ fill: color.sunken }} />
      <rect
        x="36"
        y="28"
        width="210"
        height="214"
        rx="20"
        style={{ fill: color.raised, stroke: color.line }}
        strokeWidth="2"
      />
      <rect x="56" y="48" width="170" height="84" rx="12" style={{ fill: color.accentSoft }} />
      <path
        d="M84 116V92l34-26 34 26v24Z"
        style={{ fill: color.raised, stroke: color.accentText }}
        strokeWidth="3"
        strokeLinejoin="round"
      />
      <path
        d="M110 116V98h16v18"
        style={{ fill: color.accentSoft, stroke: color.accentText }}
        strokeWidth="3"
        strokeLinejoin="round"
      />
      <path
        d="m176 112 20-26 20 26"
        fill="none"
        style={{ stroke: color.accentText }}
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <rect x="56" y="148" width="120" height="12" rx="6" style={{ fill: color.lineStrong }} />
      <rect x="56" y="172" width="164" height="8" rx="4" style={{ fill: color.line }} />
      <rect x="56" y="190" width="140" height="8" rx="4" style={{ fill: color.line }} />
      <rect x="56" y="212" width="60" height="16" rx="8" style={{ fill: color.openFill }} />
      <Bid y={52} tone={color.inprogressFill} ink={color.inprogressText} />
      <Bid y={122} tone={color.openFill} ink={color.openText} chosen />
      <Bid y={192} tone={color.completedFill} ink={color.completedText} />
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
        style={{ fill: color.raised, stroke: chosen ? color.accentText : color.line }}
      />
      <circle cx={x + 30} cy={y + 28} r="15" style={{ fill: tone }} />
      <circle cx={x + 30} cy={y + 24} r="5" style={{ fill: ink }} />
      <path d={`M${x + 21} ${y + 38}a9 7 0 0 1 18 0`} style={{ fill: ink }} />
      <rect x={x + 56} y={y + 17} width="64" height="9" rx="4.5" style={{ fill: color.lineStrong }} />
      <rect x={x + 56} y={y + 33} width="44" height="7" rx="3.5" style={{ fill: color.line }} />
      {chosen ? (
        <>
          <circle cx={x + 150} cy={y + 28} r="12" style={{ fill: color.accent }} />
          <path
            d={`m${x + 144} ${y + 28} 4.5 4.5 8-9`}
            fill="none"
            style={{ stroke: color.onAccent }}
            strokeWidth="3"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </>
      ) : (
        <rect x={x + 136} y={y + 22} width="26" height="12" rx="6" style={{ fill: tone }} />
      )}
    </g>
  )
}
