import newQrCode from 'qrcode-generator'
import { useMemo } from 'react'
import * as styles from './qr-code.css.ts'

/** The quiet edge around a QR code, in modules (ISO/IEC 18004 asks for 4). */
const QUIET = 4

/** A text as a QR code, drawn as one path: dark on light whatever the theme, as scanners want it. */
export function QrCode({ text: coded, label }: { readonly text: string; readonly label: string }) {
  const { size, path } = useMemo(() => {
    const code = newQrCode(0, 'M')
    code.addData(coded)
    code.make()
    const count = code.getModuleCount()
    const cells = Array.from({ length: count * count }, (_, at) => [Math.floor(at / count), at % count] as const)
    const dark = cells.filter(([row, column]) => code.isDark(row, column))
    return {
      size: count + 2 * QUIET,
      path: dark.map(([row, column]) => `M${column + QUIET} ${row + QUIET}h1v1h-1z`).join(''),
    }
  }, [coded])
  return (
    <svg
      className={styles.qr}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={path} />
    </svg>
  )
}
