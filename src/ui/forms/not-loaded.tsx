import { useI18n } from '../../i18n/i18n.tsx'
import { Button } from '../button.tsx'
import { FormError } from './form.tsx'

/** A field's options could not be loaded: why, and "Try again". The rest of the form stays. */
export function NotLoaded({ text, onRetry }: { readonly text: string; readonly onRetry: () => void }) {
  const { t } = useI18n()
  return (
    <FormError>
      <span>{`${text} `}</span>
      <Button variant="plain" onClick={onRetry}>
        {t('ui.tryAgain')}
      </Button>
    </FormError>
  )
}
