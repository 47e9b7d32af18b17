import { useEnvironment } from '../../actors/environment-context.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { languageFacts, languages } from '../../i18n/languages.ts'
import { toast } from '../../ui/toasts/toast.ts'
import * as styles from './language-choice.css.ts'

/** The languages, each in its own words, for who is not logged in; the browser's own one is offered in a whole sentence. */
export function LanguageChoice() {
  const { t, language: present } = useI18n()
  const { session } = useEnvironment()
  return (
    <nav className={styles.row} aria-label={t('shell.language')}>
      {languages.map((language) => {
        const { name, view, changed, dir } = languageFacts[language]
        const isPresent = language === present
        return (
          <button
            key={language}
            type="button"
            className={styles.choice}
            lang={language}
            dir={dir}
            aria-pressed={isPresent}
            onClick={() => {
              if (isPresent) return
              session.send({ type: 'language.changed', language })
              toast.success(changed)
            }}
          >
            {!isPresent && navigator.language.startsWith(language) ? view : name}
          </button>
        )
      })}
    </nav>
  )
}
