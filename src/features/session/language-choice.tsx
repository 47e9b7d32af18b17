import { useEnvironment } from '../../actors/environment-context.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { type Language, languageFacts, languages } from '../../i18n/languages.ts'
import { createIcon, DownIcon } from '../../ui/icons.tsx'
import { Menu } from '../../ui/menu.tsx'
import { toast } from '../../ui/toasts/toast.ts'
import * as styles from './language-choice.css.ts'

const GlobeIcon = createIcon(
  <path d="M12 3.5a8.5 8.5 0 1 0 0 17a8.5 8.5 0 0 0 0-17ZM3.5 12h17M12 3.5c2.4 2.5 3.4 5.3 3.4 8.5s-1 6-3.4 8.5c-2.4-2.5-3.4-5.3-3.4-8.5s1-6 3.4-8.5Z" />,
)

/** Changes the language for who is not logged in. */
function useChoose(): (language: Language) => void {
  const { language: present } = useI18n()
  const { session } = useEnvironment()
  return (language) => {
    if (language === present) return
    session.send({ type: 'language.changed', language })
    toast.success(languageFacts[language].changed)
  }
}

/** The languages, each in its own words, at the end of the bar. */
export function LanguageMenu() {
  const { t, language: present } = useI18n()
  const choose = useChoose()
  const { name: presentName } = languageFacts[present]
  return (
    <Menu
      label={`${t('shell.language')}: ${presentName}`}
      face={{
        className: styles.button,
        content: (
          <>
            <GlobeIcon />
            <span className={styles.present}>{presentName}</span>
            <DownIcon className={styles.down} />
          </>
        ),
      }}
      items={languages.map((language) => ({
        name: languageFacts[language].name,
        lang: language,
        isCurrent: language === present,
        onChoose: () => choose(language),
      }))}
    />
  )
}

/** The browser's own language, offered in a whole sentence; nothing if it is read already, or is none of ours. */
export function LanguageOffer() {
  const { language: present } = useI18n()
  const choose = useChoose()
  const own = languages.find((language) => navigator.language.startsWith(language))
  if (!own || own === present) return null
  const { view, dir } = languageFacts[own]
  return (
    <div className={styles.row}>
      <button type="button" className={styles.offer} lang={own} dir={dir} onClick={() => choose(own)}>
        {view}
      </button>
    </div>
  )
}
