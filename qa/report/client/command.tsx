import { useState } from 'react'
import * as styles from './paths.css.ts'

/** A command to be copied. */
export function Command({ text, about }: { readonly text: string; readonly about: string }) {
  const [isCopied, setIsCopied] = useState(false)
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(text)
    setIsCopied(true)
  }
  return (
    <div className={styles.command}>
      <span className={styles.commandAbout}>{about}</span>
      <code className={styles.commandText}>{text}</code>
      <button type="button" className={styles.copy} onClick={() => void copy()} onBlur={() => setIsCopied(false)}>
        {isCopied ? 'Copied' : 'Copy'}
      </button>
    </div>
  )
}
