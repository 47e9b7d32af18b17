import { useI18n } from '../../i18n/i18n.tsx'
import { type Language, languageFacts, languages } from '../../i18n/languages.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { CheckIcon } from '../../ui/icons.tsx'
import * as styles from '../../ui/dialogs/choice-list.css.ts'

type LanguageDialogProps = {
  readonly open: boolean
  readonly onChoose: (language: Language) => void
  readonly onClose: () => void
}

/** Chooses the language; each is named in itself. A choice takes effect at once. */
export function LanguageDialog({ open, onChoose, onClose }: LanguageDialogProps) {
  const { t, language: present } = useI18n()
  return (
    <Dialog open={open} title={t('account.options.language')} harmless onClose={onClose}>
      <ul className={styles.choices}>
        {languages.map((language) => (
          <li key={language}>
            <button
              type="button"
              className={styles.choice}
              lang={language}
              aria-pressed={language === present}
              onClick={() => onChoose(language)}
            >
              <span>{languageFacts[language].name}</span>
              {language === present && <CheckIcon />}
            </button>
          </li>
        ))}
      </ul>
      <Button variant="plain" width="full" onClick={onClose}>
        {t('ui.cancel')}
      </Button>
    </Dialog>
  )
}
